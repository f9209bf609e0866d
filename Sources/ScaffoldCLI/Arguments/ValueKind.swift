/// The kind of an argument's or option's value; shells complete by it.
enum ValueKind: Sendable, Equatable {
    /// Any text.
    case text
    /// One of these words.
    case oneOf([String])
    /// A file with one of the extensions, or any file if there are none.
    case file(extensions: [String])
    case directory
    /// A word that `scaffold candidates <topic>` prints; other words are accepted too.
    case candidates(CandidateTopic)

    /// The raw value of one of the type's cases.
    static func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> ValueKind {
        .oneOf(type.allCases.map(\.rawValue))
    }

    /// The accepted words; empty if any text is accepted.
    var allowed: [String] {
        if case .oneOf(let words) = self { words } else { [] }
    }
}
