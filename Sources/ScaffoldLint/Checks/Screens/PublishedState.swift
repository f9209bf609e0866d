import AppModel
import Diagnostics
import SwiftOutline

/// View models that load data asynchronously without published state for it.
struct PublishedState: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.optionalText("shown-by") }) private var viewRole: String?
    @Parameter({ $0.texts("properties") }) private var properties: [String]
    /// Parts of a property's name, in lower case, that are accepted instead.
    @Parameter({ $0.texts("or-named") }) private var fragments: [String]
    /// Parts of the names, in lower case, of objects that show the state for others.
    @Parameter({ $0.texts("or-told-to") }) private var presenters: [String]
    /// Parts of the case names, in lower case, of an enumeration of states that is accepted instead. One alternative of each entry, such
    /// as `fail|error`, is required.
    @Parameter({ $0.alternatives("or-cases") }) private var cases: [[String]]
    /// Whether the view models of forms, of views that send data and list nothing, and of views that load only on a tap are exempt.
    @Parameter({ $0.flag("not-forms") }) private var exemptsForms: Bool

    func inspect(_ app: LintContext, _ report: inout Report) {
        let exempt = exempted(in: app)
        for type in app.classes(in: role, shownBy: viewRole) where !exempt.contains(type.name) {
            guard LoadingType(model: app.model).loads(type), !type.hasForeignSuperclass(in: app.model) else { continue }
            let all = type.lineage(in: app.model).flatMap(\.members).map(\.declaration)
            let published = all.filter { property in
                property.kind == .var
                    && (property.isPublished || type.isObservable || !property.isStored && !property.isHidden)
                    || isBoxed(property, in: app)
            }
            guard !tells(type, in: app), !published.contains(where: { isNamed($0) || storesStates($0, in: app) }),
                !all.contains(where: { storesNamed($0, of: type, in: app) }), !isGivenNamed(type, in: app),
                !all.contains(where: { returnsOutput($0, in: app) }),
                !type.isExpanded
            else { continue }
            let missing = properties.filter { name in !published.contains { $0.name.hasPrefix(name) } }
            guard !missing.isEmpty else { continue }
            let list = missing.map { "\"\($0)\"" }.joined(separator: ", ")
            report.add(type, ["name": type.name, "missing": list])
        }
    }

    /// The view models of forms, of parts and rows of other views, of views that send data, and of views that load only on a tap.
    private func exempted(in app: LintContext) -> Set<String> {
        guard let viewRole, exemptsForms else { return [] }
        let screens = ScreenLink(app: app)
        let parts = PartViews(role: viewRole, screens: screens)
        let views = Dictionary(grouping: app.types(in: viewRole)) { screens.viewModel(of: $0) }
        return views.reduce(into: []) { exempted, entry in
            guard let name = entry.key else { return }
            // A part of a view that loads when it appears may ask again on a tap, in a task.
            let isAnyShown = entry.value.contains { EntryForm($0, in: app).actsOnAppearance }
            let isAnyExempted = entry.value.contains { view in
                let form = EntryForm(view, in: app)
                if parts.isGiven(view, name) || form.isForm(of: name) { return true }
                guard let model = app.model.type(name) else { return false }
                return form.sends(by: model) || form.asksOnDemand(model, inTask: !isAnyShown)
            }
            if isAnyExempted || entry.value.allSatisfy(parts.isRow) { exempted.insert(name) }
        }
    }

    /// Whether a view model tells another object that it was given: `overlay.error = error`.
    private func tells(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        let given = Set(type.storedProperties.filter { $0.kind == .let }.map(\.name))
        if type.hasPresenter(of: presenters, in: app.model) { return true }
        return app.code(of: type).flatMap(\.assignments).contains { assignment in
            let path = assignment.target.text.split(separator: ".").drop { $0 == "self" }.map(String.init)
            guard path.count == 2, given.contains(path[0]) else { return false }
            return fragments.contains(where: path[1].lowercased().contains)
        }
    }

    private func isNamed(_ property: Declaration) -> Bool {
        let name = property.name.lowercased()
        return fragments.contains { name.contains($0) }
    }

    /// Whether a property stores the state in a structure, or in an object that loads for the view model: `props.isLoading`.
    private func storesNamed(_ property: Declaration, of type: TypeDeclaration, in app: LintContext) -> Bool {
        guard property.isStored, property.typeText?.isOther != true, let name = app.typeName(of: property),
            let held = app.model.types(named: name).first(where: { $0.place.declaration.parent?.name == type.name })
                ?? app.model.type(name)
        else { return false }
        if held.kind == .struct { return property.kind == .var && has(held, in: app) }
        let named = held.lineage(in: app.model).flatMap(\.storedProperties).filter(isNamed)
        return named.contains { $0.isPublished || held.isObservable }
            && type.parts.contains { part in
                let text = app.model.file(of: part).outline.source.text(part.declaration.range)
                return text.contains("await \(property.name).") || text.contains("await self.\(property.name).")
            }
    }

    /// Whether a method returns a structure of what the view observes, with the state: `transform(input:) -> Output`.
    private func returnsOutput(_ method: Declaration, in app: LintContext) -> Bool {
        guard method.kind == .func, let name = method.typeName, name.hasSuffix("Output") else { return false }
        return app.model.types(named: name).contains { output in
            has(output, in: app) || output.storedProperties.contains { properties.contains($0.name) }
        }
    }

    /// Whether a structure has the state.
    private func has(_ state: TypeDeclaration, in app: LintContext) -> Bool {
        state.storedProperties.contains { isNamed($0) || storesStates($0, in: app) }
    }

    /// Whether the type gives a structure or enumeration of states to a generic class above: `ViewModel<CartState>`.
    private func isGivenNamed(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        let above = type.lineage(in: app.model).flatMap(\.inherited).map(\.text).filter { $0.hasSuffix(">") }
        let given = above.flatMap { SwiftWords($0).words }.flatMap { app.model.types(named: String($0)) }
        return given.contains { $0.kind == .struct && has($0, in: app) || hasStates($0) }
    }

    /// Whether a property stores its value in a generic class of the app, which tells of its changes: `Box<Bool>`.
    private func isBoxed(_ property: Declaration, in app: LintContext) -> Bool {
        guard property.isStored, let name = property.typeName, let box = app.model.type(name) else { return false }
        return box.kind == .class && box.declaration.genericClause != nil
    }

    /// Whether a property has an enumeration of states as its type.
    private func storesStates(_ property: Declaration, in app: LintContext) -> Bool {
        let boxed = isBoxed(property, in: app) ? (property.type?.text).flatMap { TypeText.argument(of: $0) } : nil
        guard property.isStored, let name = boxed ?? app.typeName(of: property),
            let type = app.model.type(name)
        else { return false }
        return hasStates(type)
    }

    private func hasStates(_ type: TypeDeclaration) -> Bool {
        let names = type.cases.map { $0.name.lowercased() }
        return !cases.isEmpty
            && cases.allSatisfy { words in names.contains { name in words.contains { name.contains($0) } } }
    }
}

extension TypeDeclaration {
    /// Whether a macro may add members to the type, which sources do not show.
    fileprivate var isExpanded: Bool {
        place.declaration.attributes.contains {
            $0.name.isCapitalized && !["MainActor", "Observable", "Perceptible"].contains($0.name)
        }
    }

    /// Whether the type is `@Observable`.
    var isObservable: Bool { place.declaration.hasAttribute("Observable") }

    /// Whether the type stores an object or closure that tells of something, by a part of its name in lower case: `snackbar`; or one that
    /// passes on an enumeration with a case of such a name: `onTransition: Handler<Step>`.
    func hasPresenter(of names: [String], in model: AppModel) -> Bool {
        storedProperties.contains { property in
            guard !property.isPublished else { return false }
            let text = property.type?.text ?? property.initialValue?.text ?? ""
            let isCalled = text.contains("->")
            let kind = property.typeName.flatMap(model.type)?.kind
            var told = kind == .class || kind == .protocol || isCalled ? [property.name] : []
            if isCalled || property.name.hasPrefix("on") || text.contains("Subject<") {
                let types = SwiftWords(text).words.flatMap { model.types(named: String($0)) }
                told += types.flatMap(\.cases).map(\.name)
            }
            return told.contains { names.contains(where: $0.lowercased().contains) }
        }
    }
}
