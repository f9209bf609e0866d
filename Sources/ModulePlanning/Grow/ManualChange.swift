import Diagnostics

/// A change that only people make in what people wrote: a superclass, a stored property or an initialiser.
///
/// Each of them may break code that the tool does not see, such as calls of the initialisers that were there.
struct ManualChange: Sendable, Hashable {
    /// The line in the current file.
    let line: Int
    /// What has to change: `"class ProfileCoordinator" needs a stored property`.
    let demand: String
    /// The code that is wanted.
    let wanted: String

    func problem(in path: String) -> Problem {
        Problem(
            "\(demand), and a person wrote it",
            at: SourceMark(source: path, line: line),
            hint: "add it by hand",
            attachment: .text(wanted)
        )
    }
}
