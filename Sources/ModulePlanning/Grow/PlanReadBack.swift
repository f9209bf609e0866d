import Diagnostics
import FileTransaction
import SwiftEdits

/// Parses every Swift file of a plan before the run writes it, and refuses a plan that would break a file.
package enum PlanReadBack {
    /// Whether every bracket and every literal of a Swift file is closed.
    package static func isSound(_ bytes: [UInt8]) -> Bool { ReadBack.defect(in: bytes) == nil }

    /// The problems that the changes would cause. A file that was broken before is not reported.
    package static func problems(in changes: [FileChange]) -> [Problem] { changes.compactMap(problem) }

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
