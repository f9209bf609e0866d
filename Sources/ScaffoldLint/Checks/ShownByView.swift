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
                shown.insert(outline.source.text(token.range))
            }
        }
        for type in app.types(in: role) where type.kind == .class && isMade(type, in: app) {
            // A view may know its view model by a protocol of it, as a generic parameter or otherwise.
            let names =
                [type.name] + type.protocols(in: app.index).map(\.name) + type.superclasses(in: app.index).map(\.name)
            guard !names.contains(where: shown.contains), !isHandedOn(type, in: app) else { continue }
            report.add(type, ["name": type.name])
        }
    }

    /// Whether one of its makers makes a view that takes any view model.
    private func isHandedOn(_ type: IndexedType, in app: LintContext) -> Bool {
        let makers = app.types(in: self.makers).filter { maker in
            app.calls.sites(of: type.name).contains { site in
                maker.parts.contains { $0.file == site.file && $0.declaration.range.contains(site.offset) }
            }
        }
        let generic = app.types(in: views).filter { $0.place.declaration.genericClause != nil }
        return generic.flatMap { app.calls.sites(of: $0.name) }.contains { site in
            makers.flatMap(\.parts).contains { $0.file == site.file && $0.declaration.range.contains(site.offset) }
        }
    }

    private func isMade(_ type: IndexedType, in app: LintContext) -> Bool {
        app.calls.sites(of: type.name).contains { site in
            let file = app.index.files[site.file]
            guard file.role == .source, !file.isPreview(site.offset),
                let scope = FileScopes(file).type(at: site.offset)
            else { return false }
            return app.has(scope, oneOf: makers)
        }
    }
}
