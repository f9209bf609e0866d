import Diagnostics

extension FilterInput {
    func identifier() throws(Problem) -> String {
        let text = try text()
        switch try mode(0, of: ["normal", "valid", "pretty"]) {
        case "valid": return IdentifierText.valid(text)
        case "pretty": return IdentifierText.pretty(text)
        default: return IdentifierText.normal(text)
        }
    }

    /// The text without its line breaks, and in mode "all" without any white space.
    func withoutNewlines() throws(Problem) -> String {
        let scalars = try text().unicodeScalars
        guard try mode(0, of: ["all", "leading"]) == "leading" else {
            return String(String.UnicodeScalarView(scalars.filter { !Text.isWhiteSpace($0) }))
        }
        let lines = scalars.split(omittingEmptySubsequences: false, whereSeparator: Text.isLineBreak)
        let joined = lines.flatMap { $0.drop(while: Text.isWhiteSpace) }
        let end = joined.lastIndex { !Text.isWhiteSpace($0) } ?? -1
        return String(String.UnicodeScalarView(joined[...end]))
    }

    mutating func replaced() throws(Problem) -> String {
        let text = try text()
        let pattern = try textArgument(0)
        let replacement = try textArgument(1)
        if try mode(2, of: ["normal", "regex"]) == "regex" {
            return try replaced(pattern, in: text, with: replacement)
        }
        let parts = Text.split(text, at: pattern)
        try check(resultBytes: replacement.utf8.count, times: parts.count - 1)
        return parts.joined(separator: replacement)
    }

    private mutating func replaced(
        _ pattern: String,
        in text: String,
        with replacement: String
    ) throws(Problem) -> String {
        let allowance = mostSteps.multipliedReportingOverflow(by: Self.patternStepsInStep)
        do throws(PatternFailure) {
            let (result, matcherSteps) = try PatternReplacement.replace(
                pattern,
                in: text,
                with: replacement,
                mostSteps: allowance.overflow ? Int.max : allowance.partialValue,
                largestResult: largestResult
            )
            steps += matcherSteps / Self.patternStepsInStep
            return result
        } catch {
            throw Problem(error.message(for: pattern))
        }
    }

    /// The number of matcher steps that cost as much as one renderer step.
    private static let patternStepsInStep = 8
}
