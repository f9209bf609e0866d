import Diagnostics

/// The style of an app, and the evidence for it.
public struct FoundStyle: Sendable {
    public let style: Style
    public let evidence: StyleFinder.Evidence
    /// All styles among which it was found.
    public let library: StyleLibrary

    /// What to report if neither the user nor the app says which style it is.
    public var note: Problem? {
        guard evidence == .nothing else { return nil }
        let others = library.names.filter { $0 != style.name }.joined(separator: ", ")
        return Problem(
            "the style is \"\(style.name)\", as nothing says otherwise",
            hint: "--style chooses another: \(others)",
            severity: .note
        )
    }
}
