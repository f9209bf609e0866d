import AppModel
import Diagnostics
import StencilEngine
import SwiftEdits
import SwiftOutline

/// A copy of a sibling's source, with the module's names and texts in place of the sibling's.
struct SiblingCopy {
    /// The module's names and texts, which replace the sibling's.
    struct Own {
        let words: NameWords
        let title: String
        let icon: String
        /// The case of the module's first screen among the app's routes.
        let root: String
        /// The app's routes: the sibling's first screen may have the name of its tab.
        let routes: TypeDeclaration?

        init(_ module: TemplateDictionary, routes: TypeDeclaration?) {
            func text(_ path: String...) -> String {
                var value = TemplateValue.dictionary(module)
                for key in path { if case .dictionary(let found) = value { value = found[key] ?? .null } }
                if case .string(let text) = value { return text }
                return ""
            }
            words = NameWords(text("raw"))
            (title, icon, root) = (text("tab", "title"), text("tab", "icon"), text("root", "qualified"))
            self.routes = routes
        }
    }

    private(set) var text = ""
    /// The sibling's names that the source mentions.
    private(set) var mentioned: Set<String> = []
    /// The types and functions of the module that the copy names.
    private(set) var called: Set<String> = []
    /// The name that the source declares, if it is a property.
    private(set) var name: String?
    private let sibling: NameWords
    private let own: Own
    private let map: NameMap

    /// - Parameter step: The name of the declaration or call around the source, such as `symbol`.
    init(
        of range: Range<Int>,
        in document: SwiftDocument,
        from sibling: NameWords,
        _ map: NameMap,
        to own: Own,
        for step: String
    ) {
        (self.sibling, self.map, self.own) = (sibling, map, own)
        let tokens = document.tokens
        var end = document.lineStart(range.lowerBound)
        var label = step
        for index in tokens.indices(in: range) {
            let token = tokens[index]
            var written = document.outline.text(token)
            if token.kind == .identifier {
                if tokens[index + 1].kind == .colon, index > 0, tokens[index - 1].kind != .period { label = written }
                let isRoute = isRoute(written, at: index, in: document)
                if let renamed = isRoute ? own.root : map.renamed(written) {
                    mentioned.insert(written)
                    let isCalled = tokens[index + 1].kind == .leftParenthesis
                    if !isRoute, isCalled || written.first?.isUppercase == true { called.insert(renamed) }
                    if name == nil, index > 0, [.var, .let].contains(tokens[index - 1].keyword) { name = written }
                    written = renamed
                }
            } else if token.kind == .string {
                let isShown = index > 1 && ["Text", "Label"].contains(document.outline.text(tokens[index - 2]))
                written = Self.isIcon(label) ? "\"\(own.icon)\"" : retitled(written, isShown || Self.isTitle(label))
                label = step
            }
            text += document.text(end..<token.start) + written
            end = token.end
        }
    }

    /// Whether a name is the sibling's case among the routes: `.seeds` without a type, neither a tag nor a pattern of a tab.
    private func isRoute(_ name: String, at index: Int, in document: SwiftDocument) -> Bool {
        let tokens = document.tokens
        guard name == sibling.camel, index >= 3, tokens[index - 1].kind == .period,
            own.routes?.members(named: name).contains(where: { $0.declaration.kind == .case }) == true
        else { return false }
        let before = tokens[index - 2]
        if before.kind == .leftParenthesis { return document.outline.text(tokens[index - 3]) != "tag" }
        return before.kind == .colon || before.kind == .comma || before.keyword == .return
    }

    private static func isIcon(_ label: String) -> Bool { label.lowercased() == "systemname" || CallSlot.isIcon(label) }

    private static func isTitle(_ label: String) -> Bool { ["title", "label", "name"].contains(label) }

    /// A literal with the module's title for the sibling's, or a key with its name.
    ///
    /// - Parameter isTitle: Whether the literal is shown, so that it is the sibling's title whatever it says.
    private func retitled(_ literal: String, _ isTitle: Bool) -> String {
        let content = literal.filter { $0 != "\"" }
        if content != sibling.camel, content.lowercased() == sibling.title.lowercased() { return "\"\(own.title)\"" }
        let isKey = content.split(separator: ".").contains { $0 == sibling.camel }
        return isTitle && !isKey ? "\"\(own.title)\"" : map.renamed(text: literal)
    }
}
