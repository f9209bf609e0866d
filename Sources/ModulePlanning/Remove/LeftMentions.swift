import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import SwiftEdits
import SwiftOutline

/// The mentions of a removed module that are left in the app: code that people have written, which no longer compiles, and
/// texts of the app.
struct LeftMentions {
    /// The names that the removal deleted: the module's types, and declarations of its entries in the app's files, such as
    /// `ordersCoordinator`.
    private let names: Set<String>
    /// The component that identifies the module in the keys of its texts.
    private let key: String
    private let isCopy: Bool

    init(_ record: ModuleRecord) {
        (key, isCopy) = (NameWords(record.module).camel, record.like != nil)
        let own = [record.module, key]
        let entered = record.insertions.filter { $0.kind.isOfSwift }.flatMap { Outline($0.text).identifiers }
        names = Set(record.files.flatMap(\.types) + entered.filter { name in own.contains { name.hasPrefix($0) } })
    }

    /// One warning per file, at its first mention.
    func problems(in tree: FileTree) throws(Failure) -> [Problem] {
        let files = try AppModel.of(tree).files
        // What the app declares is not gone.
        let table = NameTable(names.subtracting(files.flatMap(\.outline.allDeclarations).map(\.name)))
        return try files.compactMap { problem(table, in: $0.outline, of: $0.path) } + textProblems(in: tree)
    }

    /// One warning per string catalogue, with the texts that are left, such as `home.feature.orders`.
    private func textProblems(in tree: FileTree) throws(Failure) -> [Problem] {
        var problems: [Problem] = []
        for path in try tree.files(extensions: StringCatalogue.extensions) {
            guard let bytes = try tree.read(path), let keys = try? StringCatalogue.table(bytes, name: path.text).keys
            else { continue }
            // The keys of a copied module are recorded; others with its name may be of something else.
            let left = keys.filter { text in
                let parts = text.split(separator: ".")
                return isCopy ? parts.first.map { $0 == key } == true : parts.contains { $0 == key }
            }.sorted()
            guard !left.isEmpty else { continue }
            let list = left.map { "\"\($0)\"" }.joined(separator: ", ")
            let message = "\(list) \(left.count == 1 ? "is still a text" : "are still texts") of the app"
            problems.append(Problem(message, at: SourceMark(source: path.text), severity: .warning))
        }
        return problems
    }

    private func problem(_ table: NameTable, in outline: Outline, of path: RelativePath) -> Problem? {
        let found = table.uses(in: outline).map { outline.tokens[$0.token] }
        guard let first = found.first else { return nil }
        let more = found.count == 1 ? "" : found.count == 2 ? ", and once more" : ", and \(found.count - 1) times more"
        return Problem(
            "\"\(outline.source.text(first.range))\" is still named here\(more)",
            at: outline.source.mark(at: first.range.lowerBound, in: path.text),
            severity: .warning
        )
    }
}
