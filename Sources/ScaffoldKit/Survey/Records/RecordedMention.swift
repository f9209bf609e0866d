/// A type that a file declares or extends, nested ones too; of `Outer.Inner` the first part.
struct RecordedMention: Sendable, BitwiseCopyable {
    var name: RecordedName
    var file: UInt32
    private var declared: UInt32

    init(name: RecordedName, file: Int, isDeclared: Bool) {
        self.name = name
        self.file = UInt32(truncatingIfNeeded: file)
        declared = isDeclared ? 1 : 0
    }

    /// Whether the file declares it, or one of that name within another.
    var isDeclared: Bool { declared != 0 }
}
