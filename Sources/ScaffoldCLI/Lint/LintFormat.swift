/// A format of lint reports.
enum LintFormat: String, CaseIterable, Sendable {
    /// For a terminal: source lines with carets, and reasons.
    case text
    /// One line per finding, as Xcode parses build output.
    case xcode
    case json
    /// SARIF 2.1.0, for code scanning services.
    case sarif
    /// Workflow commands of GitHub Actions, for annotations in a pull request.
    case github
    /// JUnit's XML, which CI services show as tests.
    case junit
    /// A table for a pull request.
    case markdown
    /// Code Climate's JSON, for merge requests of GitLab.
    case codeclimate

    /// The report in this format.
    ///
    /// - Parameter columns: The columns of the terminal; `nil` for a file or pipe.
    func text(_ report: LintReport, style: TextStyle, columns: Int?) -> String {
        switch self {
        case .text: TextLintReport(report: report, style: style, columns: columns).text
        case .xcode: XcodeLintReport(report: report).text
        case .json: JSONLintReport(report: report).text
        case .sarif: SARIFLintReport(report: report).text
        case .github: GitHubLintReport(report: report).text
        case .junit: JUnitLintReport(report: report).text
        case .markdown: MarkdownLintReport(report: report).text
        case .codeclimate: CodeClimateLintReport(report: report).text
        }
    }
}
