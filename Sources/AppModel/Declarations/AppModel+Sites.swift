import SwiftOutline

extension AppModel {
    /// The uses of some names in the app's sources, in file order.
    ///
    /// - Parameters:
    ///   - onlyCalled: Whether to count only calls: the name is followed by a parenthesis and does not follow `func`.
    ///   - inPreviews: Whether to include uses in previews.
    package func sites(of names: Set<String>, onlyCalled: Bool = false, inPreviews: Bool = false) -> [String: [Site]] {
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
    /// Whether the name at a token index is called: a parenthesis follows it, and `func` does not precede it.
    package func isCall(_ index: Int) -> Bool {
        let tokens = tokens
        return index + 1 < tokens.endIndex && tokens[index + 1].kind == .leftParenthesis
            && (index == 0 || tokens[index - 1].keyword != .func)
    }
}
