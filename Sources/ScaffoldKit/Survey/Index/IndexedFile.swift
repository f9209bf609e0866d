/// A file of the app, as an index has it.
struct IndexedFile: Sendable, BitwiseCopyable {
    /// Where its path stands in the text.
    var path: RecordRange
    /// The folder that it lies in.
    var folder: UInt32
    /// One more than its number in the records; zero for what is no Swift file.
    private var number: UInt32
    /// That of no file where nobody knows whether the records say what it holds.
    var stamp: FileStamp

    init(path: RecordRange, folder: Int, record: Int?, stamp: FileStamp) {
        (self.path, self.stamp) = (path, stamp)
        self.folder = UInt32(truncatingIfNeeded: folder)
        number = record.map { UInt32(truncatingIfNeeded: $0 + 1) } ?? 0
    }

    var record: Int? { number == 0 ? nil : Int(number) - 1 }
}
