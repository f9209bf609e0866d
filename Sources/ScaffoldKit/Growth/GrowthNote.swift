import Diagnostics

/// A place that both a person and the new spec would change: it is left as the person has it.
struct GrowthNote: Sendable, Hashable {
    /// Where it stands in the file as it is.
    var line: Int
    /// The declaration around it.
    var place: String
    /// What would stand there now; empty for something that would go.
    var wanted: String

    /// The note as it is told of a file.
    ///
    /// - Parameter isRestyled: Whether the style has changed what it writes there, so that nobody need have changed the place by hand.
    func problem(in path: String, isRestyled: Bool = false) -> Problem {
        let text = wanted.split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }.joined(separator: " ")
        let short = text.count > 120 ? text.prefix(117) + "..." : text[...]
        return Problem(
            "\(place) is left as it is: it has been changed by hand\(isRestyled ? ", or the style has," : "") where the spec changes it too",
            at: SourceMark(source: path, line: line),
            hint: short.isEmpty ? "a part of it is not needed any more" : "now would be: \(short)",
            severity: .warning
        )
    }
}
