/// A name in the text of a survey's records, with a number by which most others are told from it.
struct RecordedName: Sendable, BitwiseCopyable {
    var text: RecordRange
    var hash: UInt32
}
