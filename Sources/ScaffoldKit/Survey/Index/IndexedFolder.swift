/// A folder of the app, as an index has it.
struct IndexedFolder: Sendable, BitwiseCopyable {
    /// Where its path stands in the text; empty for the root.
    var path: RecordRange
    /// The folder that it lies in; the root lies in itself.
    var parent: UInt32
    var stamp: FileStamp
}
