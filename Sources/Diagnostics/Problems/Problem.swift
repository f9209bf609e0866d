/// A problem to report: a message with its place, severity and hint.
package struct Problem: Error, Sendable, Hashable {
    /// The text below a problem.
    package enum Attachment: Sendable, Hashable {
        /// The source line with a caret, and the includes that lead to it.
        case excerpt(String)
        /// A text below the problem, such as one to paste by hand.
        case text(String)
    }

    /// Only an error stops the run.
    package let severity: Severity
    package let mark: SourceMark?
    /// What is wrong: lower case, the offender in double quotes, no full stop.
    package let message: String
    /// What to do: `did you mean "screens"?`.
    package let hint: String?
    package let attachment: Attachment?

    package init(
        _ message: String,
        at mark: SourceMark? = nil,
        hint: String? = nil,
        severity: Severity = .error,
        attachment: Attachment? = nil
    ) {
        self.severity = severity
        self.mark = mark
        self.message = message
        self.hint = hint
        self.attachment = attachment
    }

    /// The same problem with another severity.
    package func weighed(as severity: Severity) -> Problem {
        Problem(message, at: mark, hint: hint, severity: severity, attachment: attachment)
    }
}

extension Problem: CustomStringConvertible {
    /// `file:line:column: error: message; hint`, and the attachment on the next lines.
    package var description: String {
        let place = mark.map { "\($0): " } ?? ""
        let advice = hint.map { "; \($0)" } ?? ""
        let line = "\(place)\(severity.rawValue): \(message)\(advice)"
        return switch attachment {
        case nil: line
        case .excerpt(let lines): "\(line)\n\(lines)"
        case .text(let text):
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .reduce(line) { $0 + ($1.isEmpty ? "\n" : "\n    " + $1) }
        }
    }
}
