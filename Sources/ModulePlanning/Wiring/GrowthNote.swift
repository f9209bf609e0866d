import Diagnostics
import SwiftEdits

/// A note about a place that both a person and the new spec have changed. The person's version stays.
struct GrowthNote: Sendable, Hashable {
    /// The line in the current file.
    var line: Int
    /// The declaration around it.
    var place: String
    /// The new rendering of the place; empty for a deletion.
    var wanted: String
    /// The column in the current file.
    var column = 1
    /// The person's version; empty for a deletion.
    var standing = ""
    /// The line in the new rendering.
    var wantedLine: Int?

    /// The note as a problem of a file.
    ///
    /// - Parameter isRestyled: Whether the style has changed its rendering there, so that the difference need not come from a
    ///   person.
    func problem(in path: String, isRestyled: Bool = false) -> Problem {
        let text = wanted.split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }.joined(separator: " ")
        let short = text.count > 120 ? text.prefix(117) + "..." : text[...]
        return Problem(
            "\(place) is left as it is: it has been changed by hand\(isRestyled ? ", or the style has," : "") where the spec changes it too",
            at: SourceMark(source: path, line: line),
            hint: short.isEmpty ? "a part of it is not needed any more" : "the new text is: \(short)",
            severity: .warning
        )
    }

    /// The note as a conflict of an update, with both texts.
    func conflict(in path: String) -> Problem {
        let place = wantedLine.map { " (line \($0) of what it writes)" } ?? ""
        let texts = [("yours:", standing), ("the style's\(place):", wanted)].filter { !$0.1.isEmpty }
        return Problem(
            "\(self.place) is left as it is: it has been changed by hand where the style changes it too",
            at: SourceMark(source: path, line: line, column: column),
            hint: wanted.isEmpty
                ? "the style does not write it any more; take it out if nothing needs it"
                : "take over from the style's text what is missing in yours",
            severity: .warning,
            attachment: texts.isEmpty
                ? nil : .text(texts.map { "\($0.0)\n\(EntryText($0.1).plain.indented)" }.joined(separator: "\n"))
        )
    }
}

extension String {
    /// The lines, each further to the right.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
