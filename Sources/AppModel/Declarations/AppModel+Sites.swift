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
                    inPreviews || !file.isPreview(token.start), !isOfOtherModule(index, name, in: file)
                else { continue }
                sites[name, default: []].append(Site(file: number, offset: token.start))
            }
        }
        return sites
    }

    /// Whether a name stands behind that of a module which has none of the types with the name: `SwiftUI.TimelineView`.
    private func isOfOtherModule(_ index: Int, _ name: String, in file: SourceFile) -> Bool {
        guard index > 1, file.outline.tokens[index - 1].kind == .period else { return false }
        let base = file.outline.text(file.outline.tokens[index - 2])
        return file.imports.contains { $0.isNamed(base) }
            && types(named: name).allSatisfy { isOutside(self.file(of: $0), of: base) }
    }

    /// Whether a file is certainly no part of a module: it imports it, or a file beside it does.
    package func isOutside(_ file: SourceFile, of module: String) -> Bool {
        files.contains { other in
            other.path.parent == file.path.parent && other.role == file.role
                && other.imports.contains { $0.isNamed(module) }
        }
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
