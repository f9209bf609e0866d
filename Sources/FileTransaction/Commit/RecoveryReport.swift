import Diagnostics

/// The report of a recovery after a run was killed while it wrote.
package struct RecoveryReport: Hashable, Sendable, CustomStringConvertible {
    /// Files that the run had created. Recovery removed them.
    package internal(set) var removed: [RelativePath] = []

    /// Files that the run had edited or deleted. Recovery restored them.
    package internal(set) var restored: [RelativePath] = []

    /// Files that were changed after the run. Recovery left them alone.
    package internal(set) var kept: [RelativePath] = []

    /// What verified the run's changes when it was killed; `nil` if it was killed while it wrote.
    package internal(set) var verification: String?

    /// Whether the changes that were being verified are kept.
    package internal(set) var isKept = false

    /// The report as notes.
    package var problems: [Problem] {
        let done = [(removed.count, "removed"), (restored.count, "restored")].filter { $0.0 > 0 }
        let counts = done.map { "\($0.0.counted("file")) \($0.1)" }
        let what = counts.isEmpty ? "its temporary files are removed" : counts.joined(separator: ", ")
        let cut = verification.map { "\"\($0)\" verified it" } ?? "it wrote"
        let result = isKept ? "its changes are kept" : "its changes were rolled back: \(what)"
        let message = "an earlier run was stopped while \(cut); \(result)"
        return [Problem(message, severity: .note)] + keptFiles
    }

    /// A note on each file that was left alone.
    var keptFiles: [Problem] {
        kept.map { path in
            Problem(
                "the file has changed since that run; it was left as it is",
                at: SourceMark(source: path.text),
                severity: .note
            )
        }
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
