import Diagnostics

/// Reads every Swift file of a plan back before anything is written: a plan that would break a file is refused.
public struct PlanReadBack: Sendable {
    public init() {}

    /// Whether every bracket and every literal of a Swift file has its end.
    public func isSound(_ bytes: [UInt8]) -> Bool {
        ReadBack.defect(in: bytes) == nil
    }

    /// What the changes would break; a file that was broken before is not the plan's fault.
    public func problems(in changes: [FileChange]) -> [Problem] {
        changes.compactMap(Self.problem)
    }

    private static func problem(in change: FileChange) -> Problem? {
        guard change.path.fileExtension == "swift", let new = change.new,
            let defect = ReadBack.defect(in: new)
        else { return nil }
        if let old = change.old, ReadBack.defect(in: old) != nil { return nil }
        return Problem(
            "the plan would break the file: \(defect.message)",
            at: SourceMark(source: change.path.text, line: defect.line),
            hint: "nothing was written; this is a bug of scaffold or of the style"
        )
    }
}
