import AppModel
import SwiftOutline

/// Views that do not subscribe to the published state of their view model. A view may pass its view model on to a view or controller that
/// it contains.
struct BoundViewModel: Check {
    @Parameter({ $0.text("in") }) private var role: String
    /// Names of subscriptions.
    @Parameter({ $0.set("words") }) private var words: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class {
            guard let name = link.viewModel(of: type), let model = app.model.type(name),
                let property = published(by: model, in: app)
            else { continue }
            let all = type.lineage(in: app.model)
            let names = properties(of: all, holding: name)
            let parts = all.flatMap(\.parts)
            guard !parts.contains(where: { subscribes($0, in: app) || passes(names, $0, in: app) }) else { continue }
            report.add(type, ["name": type.name, "model": name, "property": property.name])
        }
    }

    /// The first property that a view model publishes and does not subscribe to itself; `nil` if it gets the views and fills them itself.
    private func published(by model: TypeDeclaration, in app: LintContext) -> Declaration? {
        let own = Set(app.names(in: model))
        let all = model.storedProperties.filter(\.isPublished)
        let others = all.filter { !own.contains("$" + $0.name) }
        let types = model.members.flatMap(\.declaration.parameters).map(\.typeName)
        let fills = others.count < all.count && types.contains { $0.hasPrefix("UI") && $0.hasSuffix("View") }
        return fills ? nil : others.first
    }

    /// The properties that store the view model, with `viewModel` of a generic base class.
    private func properties(of types: [TypeDeclaration], holding name: String) -> Set<String> {
        let own = types.flatMap(\.storedProperties).filter { $0.typeName == name }
        return Set(own.flatMap { [$0.name, "self.\($0.name)"] } + ["viewModel", "self.viewModel"])
    }

    /// Whether one of the values is passed to an initialiser: `CartContentView(viewModel: viewModel)`.
    private func passes(_ names: Set<String>, _ part: Place, in app: LintContext) -> Bool {
        app.model.file(of: part).code().calls.contains { call in
            part.declaration.range.contains(call.range.lowerBound)
                && call.name.isCapitalized
                && call.arguments.contains { names.contains($0.value.text) }
        }
    }

    private func subscribes(_ part: Place, in app: LintContext) -> Bool {
        app.model.file(of: part).outline.names(in: part.declaration.range).contains(where: words.contains)
    }
}
