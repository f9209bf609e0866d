import Diagnostics

/// Tidies rendered Swift so that a formatter leaves it alone.
///
/// It removes trailing spaces, repeated blank lines and blank lines beside braces, sorts imports, folds overlong lines, and
/// ends the file with one line break. Templates stay readable, as they need not know the length of a type's name or its
/// alphabetical order.
package struct SwiftTidy: Sendable {
    private let folder: LineFolder
    private let width: Int

    /// - Parameter width: The maximum length of a line, in columns.
    package init(width: Int = 120) {
        self.width = width
        folder = LineFolder(width: width)
    }

    package func tidy(_ text: String) -> String {
        var page = Page()
        for line in Array(text.utf8).split(separator: .lineFeed, omittingEmptySubsequences: false) {
            add(line, to: &page)
        }
        page.endImports()
        page.removeBlank()
        return String(decoding: page.lines.reduce(into: []) { $0 += $1 + [.lineFeed] }, as: UTF8.self)
    }

    private func add(_ line: ArraySlice<UInt8>, to page: inout Page) {
        guard let end = line.lastIndex(where: { !$0.isBlank && !$0.isBreak }) else { return page.addBlank() }
        let line = line[...end]
        if let first = line.first(where: { $0 != .space }), "})]".utf8.contains(first) { page.removeBlank() }
        guard line.count >= width else { return page.add(line) }
        for folded in folder.fold(String(decoding: line, as: UTF8.self)) { page.add(ArraySlice(folded.utf8)) }
    }

    /// The finished lines.
    private struct Page {
        private(set) var lines: [ArraySlice<UInt8>] = []
        /// The current block of imports, not written yet.
        private var imports: [ArraySlice<UInt8>] = []

        mutating func add(_ line: ArraySlice<UInt8>) {
            guard !line.starts(with: "import ".utf8) else { return imports.append(line) }
            endImports()
            lines.append(line)
        }

        /// Writes the imports in alphabetical order.
        mutating func endImports() {
            lines += imports.sorted { $0.lexicographicallyPrecedes($1) }
            imports = []
        }

        /// Adds a blank line, except at the start, after another one, and after an opening bracket.
        mutating func addBlank() {
            endImports()
            guard let last = lines.last?.last, !"{([".utf8.contains(last) else { return }
            lines.append([])
        }

        mutating func removeBlank() {
            if lines.last?.isEmpty == true { lines.removeLast() }
        }
    }
}
