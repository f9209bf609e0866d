import AppModel
import ScaffoldKit
import SwiftOutline

/// Types of some roles that a type without one of the allowed roles constructs. Previews, tests, and types that only previews use may
/// construct them; a type that is private to its file is not checked.
struct ConstructedOutside: Check {
    private let made: [String]
    private let makers: [String]
    /// Mocks, and names that belong to no screen: a list's view model constructs those of its cells.
    private let exempt: ExemptNames
    /// A declaration of the module without which its types are not checked: its absence has a rule of its own.
    private let precondition: NamePattern?
    /// The role of the views that view models must not construct, nor links of other screens.
    private let views: String?
    private let links: Set<String>

    init(_ parameters: inout Parameters) {
        made = parameters.texts("of")
        makers = parameters.texts("allowed-in")
        exempt = parameters.exemptNames()
        precondition = parameters.optionalStem("for")
        views = parameters.optionalText("views")
        links = parameters.set("links")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let helpers = PreviewHelpers(app)
        for type in app.types(in: made) where !exempt.contains(type.name) && isMeant(type.name, in: app) {
            for site in app.uses(of: type.name) {
                guard let scope = app.scope(of: site), scope != type.name, !exempt.contains(scope),
                    !app.has(scope, oneOf: makers), !isHidden(type.place, in: site.file),
                    !helpers.have(scope, in: site.file)
                else { continue }
                report.add(use: type.name, at: site.range(of: type.name), in: site.file, of: scope)
            }
        }
        if let views, !app.types(in: makers).isEmpty { inspect(app.types(in: views), in: app, helpers, &report) }
    }

    /// The views that view models construct, and the screens that links of other screens construct with a view model that they are given.
    private func inspect(
        _ views: [TypeDeclaration],
        in app: LintContext,
        _ helpers: PreviewHelpers,
        _ report: inout Report
    ) {
        let screens = ScreenLink(app: app)
        for view in views
        where view.kind == .struct && !view.members(named: "body").isEmpty && isMeant(view.name, in: app) {
            let model = screens.viewModel(of: view)
            let models = model.map(app.uses) ?? []
            for site in app.uses(of: view.name) {
                guard let scope = app.scope(of: site), scope != view.name, !helpers.have(scope, in: site.file),
                    !isHidden(view.place, in: site.file)
                else { continue }
                let other = app.model.type(scope).flatMap(screens.viewModel)
                guard
                    app.has(scope, oneOf: made)
                        || model != nil && model != other && screens.isLinked(site, by: links)
                            && !models.contains(where: { $0.file == site.file && app.scope(of: $0) == scope })
                else { continue }
                report.add(use: view.name, at: site.range(of: view.name), in: site.file, of: scope)
            }
        }
    }

    /// Whether only the file that constructs the type can name it.
    private func isHidden(_ type: Place, in file: Int) -> Bool { type.file == file && type.declaration.isHidden }

    private func isMeant(_ name: String, in app: LintContext) -> Bool {
        guard let precondition, let module = app.modules.stem(of: name) else { return true }
        return app.model.type(precondition.name(module)) != nil
    }
}
