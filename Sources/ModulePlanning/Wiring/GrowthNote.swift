import Diagnostics

/// A note about a place that both a person and the new spec have changed. The person's version stays.
struct GrowthNote: Sendable, Hashable {
    /// The line in the current file.
    var line: Int
    /// The declaration around it.
    var place: String
    /// The new rendering of the place; empty for a deletion.
    var wanted: String

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
}
