import Diagnostics

/// What was done about a run that was killed while it wrote.
public struct RecoveryReport: Hashable, Sendable, CustomStringConvertible {
    /// Files that the run had created, and that are gone again.
    public internal(set) var removed: [RelativePath] = []

    /// Files that the run had edited or deleted, and that are back as they were.
    public internal(set) var restored: [RelativePath] = []

    /// Files that somebody has changed since, and that were left as they are.
    public internal(set) var kept: [RelativePath] = []

    /// Notes to report.
    public var problems: [Problem] {
        let done = [(removed.count, "removed"), (restored.count, "restored")].filter { $0.0 > 0 }
        let counts = done.map { "\($0.0) \($0.0 == 1 ? "file" : "files") \($0.1)" }
        let what = counts.isEmpty ? "its temporary files are removed" : counts.joined(separator: ", ")
        return [Problem("an earlier run was stopped while it wrote; it has been taken back: \(what)", severity: .note)]
            + kept.map { path in
                Problem(
                    "somebody has changed this file since that run; it was left as it is",
                    at: SourceMark(source: path.text),
                    severity: .note
                )
            }
    }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
