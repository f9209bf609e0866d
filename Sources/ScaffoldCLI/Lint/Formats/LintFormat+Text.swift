extension LintFormat {
    /// The report's lines, each with its end.
    ///
    /// - Parameter columns: The columns of the terminal that shows them; `nil` where there is none.
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
