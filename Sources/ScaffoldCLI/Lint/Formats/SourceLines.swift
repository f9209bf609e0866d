import ScaffoldLint
import SwiftOutline

/// Lines of the files that findings are in, each file gone through once.
struct SourceLines {
    private var files: [String: (source: SourceText, lines: LineTable)] = [:]

    init(_ app: AppView, of findings: [Finding]) {
        let wanted = Set(findings.map(\.file))
        for file in app.index.files where wanted.contains(file.path.text) {
            files[file.path.text] = (file.outline.source, LineTable(file.outline.source))
        }
    }

    /// A line without its end; `nil` where the file is not Swift or has no such line.
    func line(_ number: Int, of path: String) -> String? {
        guard let file = files[path] else { return nil }
        let text = file.source.text(file.lines.range(ofLine: number))
        return text.isEmpty ? nil : String(text.prefix { !$0.isNewline })
    }
}
