import ScaffoldLint
import SwiftOutline

/// Lines of the files that were read.
struct SourceLines {
    private let app: AppView

    init(_ app: AppView) {
        self.app = app
    }

    /// A line without its end; `nil` where the file is not Swift or has no such line.
    func line(_ number: Int, of path: String) -> String? {
        guard let file = app.file(path) else { return nil }
        let source = file.outline.source
        let range = LineTable(source).range(ofLine: number)
        let text = source.text(range)
        return text.isEmpty ? nil : String(text.prefix { !$0.isNewline })
    }
}
