import SwiftOutline

/// View models that a factory of screens makes and that no view of a role shows.
struct ShownByView: Check {
    static let parameters = ["of", "made-by", "views"]
    private let role: String
    private let makers: [String]
    private let views: String

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        makers = parameters.texts("made-by")
        views = parameters.text("views")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        var shown: Set<String> = []
        for part in app.types(in: views).flatMap(\.parts) {
            let outline = app.index.file(of: part).outline
            for token in outline.tokens(in: part.declaration.range) where token.kind == .identifier {
                shown.insert(outline.text(token))
            }
        }
        for type in app.types(in: role) where type.kind == .class && app.isMade(type.name, in: makers) {
            // A view may know its view model by a protocol of it, as a generic parameter or otherwise.
            let names =
                [type.name] + type.protocols(in: app.index).map(\.name) + type.superclasses(in: app.index).map(\.name)
            guard !names.contains(where: shown.contains), !isHandedOn(type, in: app) else { continue }
            report.add(type, ["name": type.name])
        }
    }

    /// Whether one of its makers makes a view that takes any view model.
    private func isHandedOn(_ type: IndexedType, in app: LintContext) -> Bool {
        let sites = app.calls.sites(of: type.name)
        let makers = app.types(in: self.makers).filter { maker in sites.contains { $0.isWithin(maker) } }
        let generic = app.types(in: views).filter { $0.place.declaration.genericClause != nil }
        return generic.flatMap { app.calls.sites(of: $0.name) }.contains { site in
            makers.contains(where: site.isWithin)
        }
    }
}
