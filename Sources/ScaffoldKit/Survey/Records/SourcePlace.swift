/// Which of several records knows a file, and where it stands there.
struct SourcePlace: Sendable, BitwiseCopyable {
    var records: UInt32
    var file: UInt32

    init(records: Int, file: Int) {
        self.records = UInt32(truncatingIfNeeded: records)
        self.file = UInt32(truncatingIfNeeded: file)
    }
}
