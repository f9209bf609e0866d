import AppModel
import Diagnostics
import ScaffoldLint

/// The source lines of files with findings. Indexes each file once.
struct SourceLines {
    private var files: [String: (source: SourceText, lines: LineTable)] = [:]

    init(_ app: LintContext, of findings: [Finding]) {
        for path in Set(findings.map(\.file)) {
            guard let source = app.file(path)?.outline.source else { continue }
            files[path] = (source, LineTable(source))
        }
    }

    /// Where a range of bytes is; `nil` if the file is not Swift.
    func span(of range: Range<Int>, in path: String) -> SourceSpan? {
        files[path].map { SourceSpan(range, in: $0.source, $0.lines) }
    }

    /// A line without its line break; `nil` if the file is not Swift, has no such line, or one that is too long to be read.
    func line(_ number: Int, of path: String) -> String? {
        guard let file = files[path] else { return nil }
        let range = file.lines.range(ofLine: number)
        guard range.count <= SourceText.longestLine else { return nil }
        let text = file.source.text(range)
        return text.isEmpty ? nil : String(text.prefix { !$0.isNewline })
    }
}
