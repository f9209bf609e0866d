import Diagnostics
import SwiftOutline

/// How often each file of an app speaks of which name: tells whether what was brought for modules to share is used.
struct HelperNames {
    private var files: [(path: RelativePath, outline: Outline)]

    /// Reads every Swift file below the root.
    init(in tree: FileTree) throws(Failure) {
        files = try tree.outlines(of: try tree.files(extensions: ["swift"]))
    }

    /// Takes a file as it will be.
    mutating func note(_ bytes: [UInt8], of path: RelativePath) {
        guard let index = files.firstIndex(where: { $0.path == path }) else { return }
        files[index].outline = Outline(SourceText(bytes))
    }

    /// What a file declares for others to name: types, functions, and the members of its extensions.
    static func declared(by bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        for declaration in Outline(SourceText(bytes)).declarations where declaration.kind != .import {
            if declaration.kind == .extension {
                names.formUnion(declaration.members.map(\.name))
            } else {
                names.insert(declaration.name)
            }
        }
        return names.filter { !$0.isEmpty }
    }

    /// What an entry declares, with how often the app spoke of it before: the members; in a package's manifest, the targets and folders that
    /// nothing was called before. An override declares nothing that one could ask for.
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

    /// What an entry speaks of.
    static func spoken(by insertion: WiringInsertion) -> Set<String> {
        let outline = Outline(SourceText(Array(insertion.text.utf8)))
        return Set(outline.tokens.filter { $0.kind == .identifier }.map { outline.source.text($0.range) })
    }

    /// How often the files speak of each of some names, and of each of some string literals, with their quotes.
    ///
    /// - Parameter paths: Files that do not count.
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
