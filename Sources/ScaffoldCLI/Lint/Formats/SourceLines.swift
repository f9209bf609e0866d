import Diagnostics
import ScaffoldLint
import SwiftOutline

/// Lines of the files that findings are in, each file gone through once.
struct SourceLines {
    private var files: [String: (source: SourceText, lines: LineTable)] = [:]

    init(_ app: LintContext, of findings: [Finding]) {
        for path in Set(findings.map(\.file)) {
            guard let source = app.file(path)?.outline.source else { continue }
            files[path] = (source, LineTable(source))
        }
    }

    /// A line without its end; `nil` where the file is not Swift or has no such line.
    func line(_ number: Int, of path: String) -> String? {
        guard let file = files[path] else { return nil }
        let text = file.source.text(file.lines.range(ofLine: number))
        return text.isEmpty ? nil : String(text.prefix { !$0.isNewline })
    }
}
