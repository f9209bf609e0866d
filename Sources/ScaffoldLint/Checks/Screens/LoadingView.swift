import AppModel
import SwiftOutline

/// Views whose view model loads data and that show no sign of it, such as a progress view.
///
/// Names in the app's own views that the view contains count, and so do cases of its states. Forms, parts of another view with the
/// same view model, rows, choices that are always there, and stubs that do not use their view model are not checked.
struct LoadingView: Check {
    @Parameter({ $0.text("in") }) private var role: String
    /// Whether views that send data or a choice are exempt, and so are rows.
    @Parameter({ $0.flag("not-sending") }) private var exemptsSending: Bool
    /// Whether a view that lists only what is always there is exempt.
    @Parameter({ $0.flag("not-choices") }) private var exemptsChoices: Bool
    /// Whether a view that calls only methods which do not wait is exempt: its data is loaded already.
    @Parameter({ $0.flag("not-present") }) private var exemptsPresent: Bool
    /// Parts of the names, in lower case, of objects that show the state for the view model: `snackbar`.
    @Parameter({ $0.texts("or-told-to") }) private var presenters: [String]
    @Parameter({
        ShownWords(
            words: $0.set("any-of"),
            fragments: $0.texts("containing"),
            others: $0.set("not-named"),
            passedOn: $0.texts("handed-on"),
            said: $0.texts("saying")
        )
    }) private var words: ShownWords

    func inspect(_ app: LintContext, _ report: inout Report) {
        let screens = ScreenLink(app: app)
        let parts = PartViews(role: role, screens: screens)
        for view in app.types(in: role) where view.kind == .struct {
            guard let name = screens.viewModel(of: view), let model = app.model.type(name),
                app.loading.contains(name), loadsForScreen(model, view, in: app), usesViewModel(view, name, in: app),
                !isSent(view, by: model, in: app), !model.hasPresenter(of: presenters, in: app.model),
                !parts.isPart(view, of: name), !exemptsSending || !parts.isRow(view)
            else { continue }
            var search = ShownStateSearch(of: view, viewModel: name, for: words, screens)
            if !search.finds() { report.add(view, ["name": view.name]) }
        }
    }

    private func isSent(_ view: TypeDeclaration, by model: TypeDeclaration, in app: LintContext) -> Bool {
        let form = EntryForm(view, in: app)
        return form.isForm(of: model.name) || exemptsSending && form.sends(by: model)
            || exemptsChoices && form.listsChoices
    }

    /// Whether the view model loads what the screen shows, and does not only send.
    private func loadsForScreen(_ model: TypeDeclaration, _ view: TypeDeclaration, in app: LintContext) -> Bool {
        let loading = LoadingType(model: app.model)
        let methods = model.members.filter { member in
            let name = member.declaration.name.lowercased()
            return member.declaration.kind == .func
                && ["load", "fetch", "refresh", "reload"].contains { name.hasPrefix($0) }
                && (exemptsPresent || !loading.updatesWhatIsGiven(member, of: model))
        }
        let waiting = Set(methods.filter(loading.waits).map(\.declaration.name))
        guard exemptsPresent, !waiting.isEmpty else { return !waiting.isEmpty }
        let named = Set(app.names(in: view))
        let called = methods.filter { named.contains($0.declaration.name) }
        return called.isEmpty
            || called.contains { method in
                let body = method.declaration.bodyRange ?? method.declaration.range
                return waiting.contains(method.declaration.name)
                    || app.model.file(of: method).outline.names(in: body).contains(where: waiting.contains)
            }
    }

    /// Whether the view's bodies name its view model.
    private func usesViewModel(_ view: TypeDeclaration, _ model: String, in app: LintContext) -> Bool {
        let bodies = view.members.filter { $0.declaration.bodyRange != nil }
        guard bodies.contains(where: { $0.declaration.name == "body" }) else { return false }
        guard let property = view.property(ofType: model)?.name else { return true }
        return bodies.contains { body in
            app.model.file(of: body).outline.names(in: body.declaration.bodyRange ?? 0..<0).contains(property)
        }
    }
}
