/// A type that a file declares at its top level.
struct RecordedType: Sendable, BitwiseCopyable {
    var name: RecordedName
    /// The place of its keyword in `keywords`.
    private var kind: UInt32
    var file: UInt32
    var line: UInt32
    var column: UInt32
    /// What values of it are made of.
    var shape: RecordRange
    private var form: UInt32

    private enum Form: UInt32 {
        case none, structure, enumeration
    }

    private static let keywords = ["class", "struct", "enum", "protocol", "actor"]

    init(_ type: TypeDeclaration, name: RecordedName, file: Int, shape: RecordRange) {
        self.name = name
        kind = UInt32(truncatingIfNeeded: Self.keywords.firstIndex(of: type.keyword) ?? Self.keywords.count)
        self.file = UInt32(truncatingIfNeeded: file)
        line = UInt32(truncatingIfNeeded: type.mark.line ?? 0)
        column = UInt32(truncatingIfNeeded: type.mark.column ?? 0)
        self.shape = shape
        form =
            switch type.shape {
            case nil: Form.none.rawValue
            case .structure: Form.structure.rawValue
            case .enumeration: Form.enumeration.rawValue
            }
    }

    var keyword: String { kind < Self.keywords.count ? Self.keywords[Int(kind)] : "" }
    /// Whether values of it can be made from the outside.
    var hasShape: Bool { form != Form.none.rawValue }
    var isEnumeration: Bool { form == Form.enumeration.rawValue }
}
