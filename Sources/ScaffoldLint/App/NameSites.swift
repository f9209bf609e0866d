import SwiftOutline

/// Where some names stand among the tokens of an app's sources, tests and previews left out.
struct NameSites {
    private let sites: [String: [CallSites.Site]]

    /// - Parameter onlyCalled: Whether a name counts only before a parenthesis, and not behind `func`.
    init(of names: Set<String>, in index: SourceIndex, onlyCalled: Bool = false) {
        var sites: [String: [CallSites.Site]] = [:]
        let files = names.isEmpty ? [] : index.files.indices.filter { index.files[$0].role == .source }
        let found = Halves.map(files, weight: { index.files[$0].outline.tokens.count }) { file in
            (file, Self.names(names, in: index.files[file], onlyCalled))
        }
        for (file, found) in found {
            for (name, offset) in found where !index.files[file].isPreview(offset) {
                sites[name, default: []].append(CallSites.Site(file: file, offset: offset))
            }
        }
        self.sites = sites
    }

    subscript(name: String) -> [CallSites.Site] { sites[name] ?? [] }

    private static func names(_ names: Set<String>, in file: SourceFile, _ onlyCalled: Bool) -> [(String, Int)] {
        let (source, tokens) = (file.outline.source, file.outline.tokens)
        let lengths = Set(names.map(\.utf8.count))
        var found: [(String, Int)] = []
        for index in tokens.indices where tokens[index].kind == .identifier {
            let token = tokens[index]
            guard lengths.contains(token.end - token.start) else { continue }
            if onlyCalled {
                guard index + 1 < tokens.count, tokens[index + 1].kind == .leftParenthesis,
                    index == 0 || tokens[index - 1].keyword != .func
                else { continue }
            }
            let name = source.text(token.range)
            if names.contains(name) { found.append((name, token.start)) }
        }
        return found
    }
}
