import AppModel
import SwiftOutline

/// Views whose view model loads data and that show no sign of it, such as a progress view.
///
/// Names in the app's own views that the view contains count, and so do cases of its states. Forms, parts of another view with the
/// same view model, rows, choices that are always there, and stubs that do not use their view model are not checked.
struct LoadingView: Check {
    private let role: String
    /// Whether views that send data or a choice are exempt, and so are rows.
    private let exemptsSending: Bool
    /// Whether a view that lists only what is always there is exempt.
    private let exemptsChoices: Bool
    /// Whether a view that calls only methods which do not wait is exempt: its data is loaded already.
    private let exemptsPresent: Bool
    /// Parts of the names, in lower case, of objects that show the state for the view model: `snackbar`.
    private let presenters: [String]
    private let words: ShownWords

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        exemptsSending = parameters.flag("not-sending")
        exemptsChoices = parameters.flag("not-choices")
        exemptsPresent = parameters.flag("not-present")
        presenters = parameters.texts("or-told-to")
        words = ShownWords(
            words: parameters.set("any-of"),
            fragments: parameters.texts("containing"),
            others: parameters.set("not-named"),
            passedOn: parameters.texts("handed-on"),
            said: parameters.texts("saying")
        )
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let screens = ScreenLink(app: app)
        let parts = PartViews(role: role, screens: screens)
        for view in app.types(in: role) where view.kind == .struct {
            guard let name = screens.viewModel(of: view), let model = app.model.type(name),
                app.loading.contains(name), loadsForScreen(model, view, in: app), shows(view, name, in: app),
                !isSent(view, by: model, in: app), !model.hasPresenter(of: presenters, in: app.model),
                !parts.isPart(view, of: name), !exemptsSending || !parts.isRow(view)
            else { continue }
            var seen: Set<String> = [view.name]
            guard !names(view.parts, of: name, screens, depth: 0, &seen) else { continue }
            report.add(view, ["name": view.name])
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
        let loads = model.members.filter { member in
            let name = member.declaration.name.lowercased()
            return member.declaration.kind == .func
                && ["load", "fetch", "refresh", "reload"].contains { name.hasPrefix($0) }
                && (exemptsPresent || !loading.updatesWhatIsGiven(member, of: model))
        }
        let waiting = Set(loads.filter(loading.waits).map(\.declaration.name))
        guard !waiting.isEmpty, exemptsPresent else { return !waiting.isEmpty }
        let named = Set(app.names(in: view))
        let called = loads.filter { named.contains($0.declaration.name) }
        return called.isEmpty
            || called.contains { load in
                let body = load.declaration.bodyRange ?? load.declaration.range
                return waiting.contains(load.declaration.name)
                    || app.model.file(of: load).outline.names(in: body).contains(where: waiting.contains)
            }
    }

    /// Whether a view gives one of its properties to the part that is named at an index of the tokens.
    private func gives(_ view: [Place], at name: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard name + 5 < tokens.endIndex, [.comma, .rightParenthesis].contains(tokens[name + 5].kind)
        else { return false }
        let given = outline.text(tokens[name + 4])
        return view.flatMap(\.declaration.members).contains { $0.isStored && $0.name == given }
    }

    /// Whether a closure follows a name and its arguments.
    private func takesClosure(_ name: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        var next = name + 1
        if next < tokens.endIndex, tokens[next].kind == .leftParenthesis { next = (tokens[next].match ?? next) + 1 }
        return next < tokens.endIndex && tokens[next].kind == .leftBrace
    }

    /// Whether a part of a view is another screen. A part that gets a property of the view is none if its model is in the environment.
    private func isOther(_ part: TypeDeclaration, than model: String, isGiven: Bool, _ screens: ScreenLink) -> Bool {
        guard let own = screens.viewModel(of: part), own != model else { return false }
        return !isGiven || part.property(ofType: own)?.hasAttribute("EnvironmentObject") != true
    }

    /// Whether the view's body uses its view model.
    private func shows(_ view: TypeDeclaration, _ model: String, in app: LintContext) -> Bool {
        let property = view.property(ofType: model)?.name
        let bodies = view.members.filter { $0.declaration.bodyRange != nil }
        guard bodies.contains(where: { $0.declaration.name == "body" }) else { return false }
        let names = bodies.flatMap { app.model.file(of: $0).outline.names(in: $0.declaration.bodyRange ?? 0..<0) }
        return property.map { names.contains($0) } ?? true
    }

    /// Whether the view, a view that it contains, or a modifier of the app's own, has one of the names; another screen, which has its own
    /// view model, does not count.
    private func names(
        _ parts: [Place],
        of model: String,
        _ screens: ScreenLink,
        depth: Int,
        isGiven: Bool = true,
        _ seen: inout Set<String>
    ) -> Bool {
        let sources = screens.app.model
        for part in parts {
            let outline = sources.file(of: part).outline
            var others: [(parts: [Place], isGiven: Bool)] = []
            for position in outline.tokens.indices(in: part.declaration.range) {
                let kind = outline.tokens[position].kind
                if kind == .string || kind == .stringStart, words.say(position, in: outline) { return true }
                guard kind == .identifier else { continue }
                if words.fit(position, in: outline, screens.app) { return true }
                let word = outline.text(outline.tokens[position])
                guard depth < 3 else { continue }
                if let modifier = screens.app.modifiers[word], takesClosure(position, in: outline),
                    seen.insert(word).inserted
                {
                    others.append((modifier, false))
                } else if let other = sources.type(word), other.kind == .struct,
                    other.inherits("View") || other.inherits("ViewModifier"),
                    case let given = isGiven && gives(parts, at: position, in: outline),
                    !isOther(other, than: model, isGiven: given, screens), seen.insert(word).inserted
                {
                    others.append((other.parts, given))
                }
            }
            for (other, given) in others
            where names(other, of: model, screens, depth: depth + 1, isGiven: given, &seen) {
                return true
            }
        }
        return false
    }
}
