import AppModel

/// View models without a coordinator whose view navigates itself. A view without links needs no coordinator, and one that only passes the
/// view model on is not its view. Coordinators without methods are one finding.
struct NavigatingViewModel: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.text("shown-by") }) private var viewRole: String
    @Parameter({ $0.texts("of") }) private var held: [String]
    @Parameter({ $0.set("links") }) private var links: Set<String>
    /// The roles of the app's coordinators.
    @Parameter({ $0.texts("owned-by") }) private var coordinators: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard !app.types(in: held).isEmpty else { return }
        let screens = ScreenLink(app: app)
        let views = app.types(in: viewRole)
        if let idle = app.idleCoordinator(in: coordinators),
            let first = app.classes(in: role, shownBy: viewRole).first(where: { !app.stores($0, oneOf: held) })
        {
            return report.add(first, ["name": first.name, "detail": "and \"\(idle.name)\" shows nothing"])
        }
        for type in app.types(in: role) where type.kind == .class && !app.stores(type, oneOf: held) {
            let own = views.filter { screens.viewModel(of: $0) == type.name && !screens.handsOn($0, type.name) }
            guard own.contains(where: { linksItself($0, in: app) }) else { continue }
            report.add(type, ["name": type.name, "detail": "but its screen navigates itself"])
        }
    }

    private func linksItself(_ view: TypeDeclaration, in app: LintContext) -> Bool {
        view.parts.contains { part in
            let file = app.model.file(of: part)
            let tokens = file.outline.tokens
            return tokens.indices(in: part.declaration.range).contains { index in
                guard tokens[index].kind == .identifier, !file.isPreview(tokens[index].start),
                    links.contains(file.outline.text(tokens[index]))
                else { return false }
                // `viewModel.dismiss()` is the view model's.
                return tokens[index + 1].kind != .colon
                    && (tokens[index - 1].kind != .period || tokens[index - 2].kind != .identifier)
            }
        }
    }
}
