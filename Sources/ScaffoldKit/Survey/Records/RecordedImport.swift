/// An import of a file.
struct RecordedImport: Sendable, BitwiseCopyable {
    /// The module's place in the list of those that are imported.
    var module: UInt32
    private var tested: UInt32

    init(module: Int, isTested: Bool) {
        self.module = UInt32(truncatingIfNeeded: module)
        tested = isTested ? 1 : 0
    }

    /// Whether the module is imported to be tested.
    var isTested: Bool { tested != 0 }
}
