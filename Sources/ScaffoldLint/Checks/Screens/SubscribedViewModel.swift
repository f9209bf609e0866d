import AppModel
import ScaffoldKit
import SwiftOutline

/// Views that do not subscribe to the published state of their view model. A view may pass its view model on to a view or controller that
/// it contains.
struct SubscribedViewModel: Check {
    private let role: String
    /// Names of subscriptions.
    private let words: Set<String>

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        words = parameters.set("words")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class {
            guard let name = link.viewModel(of: type), let model = app.model.type(name),
                let property = model.storedProperties.first(where: \.isPublished)
            else { continue }
            let all = type.lineage(in: app.model)
            let names = properties(of: all, holding: name)
            let parts = all.flatMap(\.parts)
            guard !parts.contains(where: { subscribes($0, in: app) || passes(names, $0, in: app) }) else { continue }
            report.add(type, ["name": type.name, "model": name, "property": property.name])
        }
    }

    /// The properties that hold the view model, with `viewModel` of a generic base class.
    private func properties(of types: [TypeDeclaration], holding name: String) -> Set<String> {
        let own = types.flatMap(\.storedProperties).filter { $0.typeName == name }
        return Set(own.flatMap { [$0.name, "self.\($0.name)"] } + ["viewModel", "self.viewModel"])
    }

    /// Whether one of the values is passed to an initialiser: `CartContentView(viewModel: viewModel)`.
    private func passes(_ names: Set<String>, _ part: Place, in app: LintContext) -> Bool {
        app.model.file(of: part).code().calls.contains { call in
            part.declaration.range.contains(call.range.lowerBound)
                && SwiftText.beginsLarge(call.name)
                && call.arguments.contains { names.contains($0.value.text) }
        }
    }

    private func subscribes(_ part: Place, in app: LintContext) -> Bool {
        let outline = app.model.file(of: part).outline
        return outline.tokens(in: part.declaration.range).contains { token in
            switch token.kind {
            case .identifier: words.contains(outline.text(token))
            case .dollarIdentifier: outline.text(token).dropFirst().first?.isNumber == false
            default: false
            }
        }
    }
}
