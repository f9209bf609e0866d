import SwiftOutline

/// The files that still speak of a module that was removed: what a person has written about it, which no longer compiles.
struct LeftMentions {
    /// The names that went with the module: its types, and what its entries in the app's files declared, `ordersCoordinator`.
    private let names: Set<String>

    init(_ record: ModuleRecord) {
        let own = [record.module, NameWords(record.module).camel]
        let entered = record.insertions.filter { $0.kind.isOfSwift }.flatMap { insertion in
            let outline = Outline(insertion.text)
            return outline.tokens.filter { $0.kind == .identifier }.map { outline.source.text($0.range) }
        }
        names = Set(record.files.flatMap(\.types) + entered.filter { name in own.contains { name.hasPrefix($0) } })
    }

    /// One warning a file, at its first mention.
    func problems(in tree: FileTree) throws(PlanError) -> [Problem] {
        let table = NameTable(names)
        do throws(FileTreeError) {
            let files = try tree.outlines(of: try tree.files(extensions: ["swift"]))
            return files.compactMap { problem(table, in: $0.outline, of: $0.path) }
        } catch {
            throw .files(error)
        }
    }

    private func problem(_ table: NameTable, in outline: Outline, of path: RelativePath) -> Problem? {
        let found = table.uses(in: outline).map { outline.tokens[$0.token] }
        guard let first = found.first else { return nil }
        let place = outline.source.position(at: first.range.lowerBound)
        let column = outline.source.characterColumn(at: first.range.lowerBound)
        let more = found.count == 1 ? "" : found.count == 2 ? ", and once more" : ", and \(found.count - 1) times more"
        return Problem(
            "\"\(outline.source.text(first.range))\" is still named here\(more)",
            at: SourceMark(source: path.text, line: place.line, column: column),
            severity: .warning
        )
    }
}
