/// A type that a file declares or extends, nested ones too; of `Outer.Inner` the first part.
struct RecordedMention: Sendable, BitwiseCopyable {
    var name: RecordedName
    var file: UInt32
    private var flags: UInt32

    private static let declared: UInt32 = 1
    private static let plain: UInt32 = 2

    init(_ mention: TypeMention, name: RecordedName, file: Int) {
        self.name = name
        self.file = UInt32(truncatingIfNeeded: file)
        flags = (mention.isDeclared ? Self.declared : 0) | (mention.isPlain ? Self.plain : 0)
    }

    /// Whether the file declares it, or one of that name within another.
    var isDeclared: Bool { flags & Self.declared != 0 }
    /// Whether the file says nothing else of it than what stands at its top level under this very name.
    var isPlain: Bool { flags & Self.plain != 0 }
}
