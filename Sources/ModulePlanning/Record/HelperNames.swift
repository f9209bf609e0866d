import Diagnostics
import FileTransaction
import ModuleSpecs
import SwiftEdits
import SwiftOutline

/// The names that each file of an app mentions, with their counts. They tell whether the app uses helpers that modules share.
struct HelperNames {
    private var files: [(path: RelativePath, outline: Outline)]

    init(in tree: FileTree) throws(Failure) { files = try tree.outlines(of: try tree.files(extensions: ["swift"])) }

    /// Updates the counts of a file with its planned bytes.
    mutating func note(_ bytes: [UInt8], of path: RelativePath) {
        guard let index = files.firstIndex(where: { $0.path == path }) else { return }
        files[index].outline = Outline(SourceText(bytes))
    }

    /// The names that a file declares for other files: types, functions, and the members of its extensions.
    static func declared(by bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        for declaration in Outline(SourceText(bytes)).declarations
        where ![.import, .macroExpansion].contains(declaration.kind) {
            if declaration.kind == .extension {
                names.formUnion(declaration.members.map(\.name))
            } else {
                names.insert(declaration.name)
            }
        }
        return names.filter { !$0.isEmpty }
    }

    /// The names that an entry declares, with how often the app mentioned them before. For Swift these are members, except
    /// overrides; for a package's manifest, targets and folders with names that the app did not mention.
    func names(of insertion: WiringInsertion) -> [String: Int] {
        let outline = Outline(SourceText(Array(insertion.text.utf8)))
        guard insertion.kind.isOfManifest else {
            guard insertion.kind == .member else { return [:] }
            let declared = outline.declarations.filter { !$0.modifiers.contains { $0.name == "override" } }.map(\.name)
            return counts(of: Set(declared.filter { !$0.isEmpty }))
        }
        let texts = outline.tokens.filter { $0.kind == .string }.map { outline.source.text($0.range) }
        return counts(of: Set(texts)).filter { $0.value == 0 }
    }

    /// The names that an entry mentions.
    static func spoken(by insertion: WiringInsertion) -> Set<String> { Set(Outline(insertion.text).identifiers) }

    /// Counts the mentions of names and of string literals, given with their quotes.
    ///
    /// - Parameter paths: The files to leave out.
    func counts(of names: Set<String>, except paths: Set<String> = []) -> [String: Int] {
        let literals = names.filter { $0.hasPrefix("\"") }
        let table = NameTable(names.subtracting(literals))
        var counts = Dictionary(names.map { ($0, 0) }) { first, _ in first }
        for (path, outline) in files where !paths.contains(path.text) {
            for use in table.uses(in: outline) { counts[use.name, default: 0] += 1 }
            guard !literals.isEmpty else { continue }
            for token in outline.tokens where token.kind == .string {
                let text = outline.source.text(token.range)
                if literals.contains(text) { counts[text, default: 0] += 1 }
            }
        }
        return counts
    }
}

extension Outline {
    /// The names in the file.
    package var identifiers: [String] { tokens.filter { $0.kind == .identifier }.map(name) }
}
