/// A name with a type, both in the text of a survey's records: a property, or a case, which has none.
struct RecordedProperty: Sendable, BitwiseCopyable {
    var name: RecordRange
    var type: RecordRange
}
