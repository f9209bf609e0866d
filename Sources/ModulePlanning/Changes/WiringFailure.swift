import Diagnostics
import SwiftEdits

/// A failure of a wiring that matched no place, or several, with the text to insert by hand.
package struct WiringFailure: Sendable, Equatable {
    /// The wiring's id and title in the manifest.
    package var id: String
    package var title: String
    /// The file in question, if known.
    package var file: String?
    package var error: EditError

    /// The failure as an error, with the text to paste.
    package var problem: Problem {
        Problem(
            "cannot wire \"\(id)\": \(error.message)",
            at: file.map { SourceMark(source: $0) },
            hint: error.anchor.isEmpty ? "add this by hand:" : "add this by hand in [\(error.anchor)]:",
            attachment: .text(error.text)
        )
    }

    /// The failure as a note, for an optional entry.
    var omission: Problem {
        Problem("\"\(title)\" is left out: \(error.message)", at: file.map { SourceMark(source: $0) }, severity: .note)
    }
}
