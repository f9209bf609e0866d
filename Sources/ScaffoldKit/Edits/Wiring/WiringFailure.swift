import Diagnostics

/// A wiring that found no place, or several, with what a person needs to do it by hand.
public struct WiringFailure: Sendable, Equatable {
    /// The wiring's id and title in the manifest.
    public var id: String
    public var title: String
    /// The file in question, where there is one.
    public var file: String?
    public var error: EditError

    /// What is wrong, with the text to paste.
    public var problem: Problem {
        Problem(
            "cannot wire \"\(id)\": \(error.message)",
            at: file.map { SourceMark(source: $0) },
            hint: error.anchor.isEmpty ? "add this by hand:" : "add this by hand in [\(error.anchor)]:",
            attachment: .text(error.text)
        )
    }

    /// What is said of an entry that an app may do without.
    var omission: Problem {
        Problem("\"\(title)\" is left out: \(error.message)", at: file.map { SourceMark(source: $0) }, severity: .note)
    }
}
