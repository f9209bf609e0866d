import SwiftOutline

extension SourceIndex {
    /// Where some names stand among the tokens of the app's sources, in the order of the files.
    ///
    /// - Parameters:
    ///   - onlyCalled: Whether a name counts only before a parenthesis, and not behind `func`.
    ///   - inPreviews: Whether what previews name counts, too.
    func sites(of names: Set<String>, onlyCalled: Bool = false, inPreviews: Bool = false) -> [String: [Site]] {
        let lengths = Set(names.map(\.utf8.count))
        var sites: [String: [Site]] = [:]
        for (number, file) in files.enumerated() where file.role == .source && !names.isEmpty {
            let outline = file.outline
            for (index, token) in outline.tokens.enumerated()
            where token.kind == .identifier && lengths.contains(token.length) {
                let name = outline.text(token)
                guard names.contains(name), !onlyCalled || outline.isCall(index),
                    inPreviews || !file.isPreview(token.start)
                else { continue }
                sites[name, default: []].append(Site(file: number, offset: token.start))
            }
        }
        return sites
    }
}

extension Outline {
    /// Whether the name at a position among the tokens is called: it stands before a parenthesis, and not behind `func`.
    func isCall(_ index: Int) -> Bool {
        index + 1 < tokens.endIndex && tokens[index + 1].kind == .leftParenthesis
            && (index == 0 || tokens[index - 1].keyword != .func)
    }
}
