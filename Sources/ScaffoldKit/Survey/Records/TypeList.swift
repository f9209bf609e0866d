/// The types that an app declares, each name once, sorted by their names' bytes.
struct TypeList: Sendable, RandomAccessCollection {
    let sources: SurveyedSources
    let places: [RecordPlace]

    var startIndex: Int { 0 }
    var endIndex: Int { places.count }

    subscript(position: Int) -> SurveyedType { SurveyedType(sources: sources, place: places[position]) }
}
