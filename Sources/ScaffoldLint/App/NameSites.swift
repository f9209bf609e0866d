import ScaffoldKit
import SwiftOutline

/// Where some names stand among the tokens of an app's sources, tests left out: all of them found in one pass.
struct NameSites {
    private let sites: [String: [CallSites.Site]]

    /// - Parameters:
    ///   - onlyCalled: Whether a name counts only before a parenthesis, and not behind `func`.
    ///   - inPreviews: Whether what previews name counts, too.
    init(of names: Set<String>, in index: SourceIndex, onlyCalled: Bool = false, inPreviews: Bool = false) {
        let table = NameTable(names)
        var sites: [String: [CallSites.Site]] = [:]
        let files = names.isEmpty ? [] : index.files.indices.filter { index.files[$0].role == .source }
        let found = files.map { file in
            (file, Self.names(table, in: index.files[file], onlyCalled))
        }
        for (file, found) in found {
            for (name, offset) in found where inPreviews || !index.files[file].isPreview(offset) {
                sites[name, default: []].append(CallSites.Site(file: file, offset: offset))
            }
        }
        self.sites = sites
    }

    subscript(name: String) -> [CallSites.Site] { sites[name] ?? [] }

    private static func names(_ table: NameTable, in file: SourceFile, _ onlyCalled: Bool) -> [(String, Int)] {
        let tokens = file.outline.tokens
        return table.uses(in: file.outline).compactMap { name, index in
            if onlyCalled {
                guard index + 1 < tokens.count, tokens[index + 1].kind == .leftParenthesis,
                    index == 0 || tokens[index - 1].keyword != .func
                else { return nil }
            }
            return (name, tokens[index].start)
        }
    }
}
