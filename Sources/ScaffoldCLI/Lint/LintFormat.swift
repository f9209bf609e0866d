/// How lint reports.
enum LintFormat: String, CaseIterable, Sendable {
    /// For a person: the source line with a caret, and the why.
    case text
    /// One line for each finding, as Xcode reads build output.
    case xcode
    case json
    /// SARIF 2.1.0, which code scanning services read.
    case sarif
    /// Workflow commands of GitHub Actions, which annotate a pull request.
    case github
    /// JUnit's XML, which every CI service shows as tests.
    case junit
    /// A table for a pull request.
    case markdown
}
