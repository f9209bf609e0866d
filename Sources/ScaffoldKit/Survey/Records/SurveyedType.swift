/// A type that the app declares, seen where the survey's records have it.
struct SurveyedType: Sendable {
    let sources: SurveyedSources
    let place: RecordPlace

    private var records: SurveyRecords { sources.records[place.records] }
    private var type: RecordedType { sources.records[place.records].types[place.index] }

    var name: String { records.string(type.name.text) }
    var keyword: String { type.keyword }
    /// The file that declares it.
    var path: String { sources.path(ofFile: type.file, in: place.records).text }
    var mark: SourceMark { SourceMark(source: path, line: Int(type.line), column: Int(type.column)) }
    /// The stored properties or the plain cases, where the type is a structure or enumeration that a spec could use.
    var shape: TypeShape? { records.shape(of: type) }
    /// Whether values of it can be made from the outside.
    var hasShape: Bool { type.hasShape }

    func withNameBytes<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        records.withBytes(of: type.name.text, work)
    }
}
