/// What a value of an argument or option may be, and so what a shell offers for it.
enum ValueKind: Sendable, Equatable {
    /// Any text.
    case text
    /// One of these words; all others are refused.
    case oneOf([String])
    /// Files with one of the extensions, or any file if none is named.
    case file(extensions: [String])
    case directory
    /// What `scaffold candidates <topic>` prints.
    case candidates(CandidateTopic)

    /// The raw value of one of the type's cases.
    static func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> ValueKind {
        .oneOf(type.allCases.map(\.rawValue))
    }

    /// The words that are accepted; empty if any text is.
    var allowed: [String] {
        if case .oneOf(let words) = self { words } else { [] }
    }
}
