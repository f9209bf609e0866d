/// What was done about a run that was killed while it wrote.
public struct RecoveryReport: Hashable, Sendable, CustomStringConvertible {
    /// Files that the run had created, and that are gone again.
    public internal(set) var removed: [RelativePath] = []

    /// Files that the run had edited or deleted, and that are back as they were.
    public internal(set) var restored: [RelativePath] = []

    /// Files that somebody has changed since, and that were left as they are.
    public internal(set) var kept: [RelativePath] = []

    /// Lines for people.
    public var lines: [String] {
        let done = [(removed.count, "removed"), (restored.count, "restored")].filter { $0.0 > 0 }
        let counts = done.map { "\($0.0) \($0.0 == 1 ? "file" : "files") \($0.1)" }
        let what = counts.isEmpty ? "its temporary files removed" : counts.joined(separator: ", ")
        return ["note: an earlier run was stopped while it wrote; its changes have been taken back (\(what))"]
            + kept.map { "\($0): note: this file has been changed since that run, and was left as it is" }
    }

    public var description: String { lines.joined(separator: "\n") }
}
