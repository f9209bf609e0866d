/// What a survey's records have of one file: parts of their lists.
struct RecordedFile: Sendable, BitwiseCopyable {
    var types = RecordRange()
    var members = RecordRange()
    var mentions = RecordRange()
    var imports = RecordRange()
    private var test: UInt32 = 0

    /// Whether the file imports a framework for tests.
    var isTest: Bool {
        get { test != 0 }
        set { test = newValue ? 1 : 0 }
    }
}
