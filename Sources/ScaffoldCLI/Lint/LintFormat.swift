/// The formats of lint's report.
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

    /// The report in this format.
    ///
    /// - Parameter columns: The columns of the terminal; `nil` for a file or a pipe.
    func text(_ report: LintReport, style: TextStyle, columns: Int?) -> String {
        switch self {
        case .text: TextLintReport(report: report, style: style, columns: columns).text
        case .xcode: XcodeLintReport(report: report).text
        case .json: JSONLintReport(report: report).text
        case .sarif: SARIFLintReport(report: report).text
        case .github: GitHubLintReport(report: report).text
        case .junit: JUnitLintReport(report: report).text
        case .markdown: MarkdownLintReport(report: report).text
        }
    }
}
