import Diagnostics

/// A file that is not what the plan was made for.
package struct FileConflict: Hashable, Sendable, CustomStringConvertible {
    /// How the file differs from what the plan saw.
    package enum Reason: Hashable, Sendable {
        /// It was to be created, but exists.
        case appeared
        /// It was to be edited or removed, but has another content.
        case changed
        /// It was to be edited or removed, but does not exist.
        case disappeared
        /// It was saved through an open descriptor while the commit replaced it; that text is at the path given.
        case savedMeanwhile(kept: String)
        /// It was saved during a run that was killed, and once more since; the earlier one is kept at the path given.
        case savedTwice(kept: String)
        /// It should be the journal of a killed run, but this version of the tool cannot read it.
        case foreignJournal
    }

    /// The file's path below the root.
    package let path: String

    /// How it differs.
    package let reason: Reason

    package var description: String { problem.description }

    /// The problem to report.
    package var problem: Problem { Problem(message, at: SourceMark(source: path), hint: hint) }

    private var message: String {
        switch reason {
        case .appeared: "another program created the file while the command ran"
        case .changed: "another program changed the file while the command ran"
        case .disappeared: "another program removed the file while the command ran"
        case .savedMeanwhile(let kept):
            "another program saved the file while the command replaced it; the saved text is in \"\(kept)\""
        case .savedTwice(let kept):
            "the file was saved during a run that was killed, and again since; the earlier version is \"\(kept)\""
        case .foreignJournal: "this was left by another version of the tool"
        }
    }

    private var hint: String {
        switch reason {
        case .appeared, .changed, .disappeared: "run the command again"
        case .savedMeanwhile: "take over from it what the file lacks, then delete it"
        case .savedTwice: "compare the two, move the earlier one away and run the command again"
        case .foreignJournal: "run that version once more, or move the folder away"
        }
    }
}
