import ScaffoldKit
import SwiftOutline

/// Views whose view model publishes something, and that subscribe to nothing. One that hands its view model on, to a view or controller that
/// it is made of, leaves the subscribing to that.
struct SubscribedViewModel: Check {
    static let parameters = ["in", "words"]
    private let role: String
    /// Names whose presence means that something is subscribed to.
    private let words: Set<String>

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        words = parameters.set("words")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class {
            guard let name = link.viewModel(of: type), let model = app.index.type(name),
                let property = model.storedProperties.first(where: \.isPublished)
            else { continue }
            let all = type.lineage(in: app.index)
            let names = properties(of: all, holding: name)
            guard !all.flatMap(\.parts).contains(where: { subscribes($0, in: app) || handsOn(names, $0, in: app) })
            else { continue }
            report.add(type, ["name": type.name, "model": name, "property": property.name])
        }
    }

    /// The properties that hold a view model, with that of a base class that is told its type.
    private func properties(of types: [IndexedType], holding name: String) -> Set<String> {
        let own = types.flatMap(\.storedProperties).filter { property in
            property.type.map { TypeText($0.text).name == name } ?? false
        }
        return Set(own.flatMap { [$0.name, "self.\($0.name)"] } + ["viewModel", "self.viewModel"])
    }

    /// Whether something is made with one of these values: `CartContentView(viewModel: viewModel)`.
    private func handsOn(_ names: Set<String>, _ part: Place, in app: LintContext) -> Bool {
        app.index.file(of: part).code().calls.contains { call in
            part.declaration.range.contains(call.range.lowerBound)
                && SwiftText.beginsLarge(call.name)
                && call.arguments.contains { names.contains($0.value.text) }
        }
    }

    private func subscribes(_ part: Place, in app: LintContext) -> Bool {
        let outline = app.index.file(of: part).outline
        return outline.tokens(in: part.declaration.range).contains { token in
            switch token.kind {
            case .identifier: words.contains(outline.text(token))
            case .dollarIdentifier: outline.text(token).dropFirst().first?.isNumber == false
            default: false
            }
        }
    }
}
