import AppModel
import Diagnostics
import SwiftOutline

/// Which view model a view has: by its superclass's argument, by a stored property, or by its initialiser.
struct ScreenLink {
    let app: LintContext

    /// The name of the view model's type; `nil` where the view has none.
    func viewModel(of view: TypeDeclaration) -> String? {
        for inherited in view.inherited {
            if let name = TypeText.argument(of: inherited.text), isViewModel(name, of: view) {
                return name
            }
        }
        let held = view.storedProperties.lazy.filter { $0.typeText?.isOther != true }.compactMap(app.typeName)
        if let name = held.first(where: { isViewModel($0, of: view) }) { return name }
        let given = view.initializers.lazy.flatMap(\.parameters).map { TypeText($0.type.text) }
        return given.first { !$0.isOther && self.isViewModel($0.name, of: view) }?.name
    }

    /// The view models that views have.
    func viewModels(of role: String) -> Set<String> { Set(app.types(in: role).compactMap { viewModel(of: $0) }) }

    /// Whether a view uses its view model only as an argument.
    func handsOn(_ view: TypeDeclaration, _ model: String) -> Bool {
        guard let name = view.storedProperties.first(where: { app.typeName(of: $0) == model })?.name
        else { return false }
        let texts = view.parts.map { app.model.file(of: $0).outline.source.text($0.declaration.range) }
        return texts.contains { $0.contains(": \(name))") || $0.contains(": \(name),") }
            && !texts.contains { $0.contains("\(name).") }
    }

    /// Whether a site is in the destination of a link of another screen: a type or modifier of some names, with its arguments and closures.
    func isLinked(_ site: Site, by links: Set<String>) -> Bool {
        guard let view = app.type(around: site), viewModel(of: view) != nil else { return false }
        let outline = app.model.files[site.file].outline
        let tokens = outline.tokens
        let part = view.parts.first { $0.file == site.file && $0.declaration.range.contains(site.offset) }
        return tokens.indices(in: part?.declaration.range ?? 0..<0).contains { index in
            guard tokens[index].kind == .identifier, links.contains(outline.text(tokens[index])) else { return false }
            var next = index + 1
            while next < tokens.endIndex, [.leftParenthesis, .leftBrace].contains(tokens[next].kind),
                let close = tokens[next].match
            {
                let arguments = outline.split(next + 1..<close)
                let labels = arguments.map { outline.text(tokens[$0.lowerBound]) }
                if (tokens[next].start..<tokens[close].end).contains(site.offset) {
                    let own = arguments.firstIndex { outline.bytes(ofTokens: $0).contains(site.offset) }
                    return own.map { labels[$0] } != "label"
                }
                // The closure after a destination or value is what the link looks like.
                if labels.contains("destination") || labels.contains("value") { break }
                next = close + 1
            }
            return false
        }
    }

    /// Whether a name is that of a generic parameter, not of a type of the app.
    private func isParameter(_ name: String, of view: TypeDeclaration) -> Bool {
        let clause = view.declaration.genericClause?.text.dropFirst() ?? ""
        return clause.split(whereSeparator: ",>".contains).contains { parameter in
            parameter.split(separator: ":").first.map { TypeText(String($0)).name } == name
        }
    }

    private func isViewModel(_ name: String, of view: TypeDeclaration) -> Bool {
        app.has(name, oneOf: [RoleName.viewModel]) && !isParameter(name, of: view)
    }
}
