import ScaffoldKit
import SwiftOutline

/// View models that load asynchronously and lack published state for it.
struct PublishedState: Check {
    static let parameters = ["in", "shown-by", "properties", "or-named", "or-members", "or-cases", "not-forms"]
    private let role: String
    private let viewRole: String?
    private let properties: [String]
    /// Parts of a property's name that will do as well, in small letters.
    private let fragments: [String]
    /// Methods whose presence will do as well.
    private let methods: Set<String>
    /// What the cases of one property that tells the states apart are called, in small letters: one of each entry's
    /// alternatives, `fail|error`, has to be there.
    private let cases: [[String]]
    /// Whether the view models of forms, of views that send and list nothing, and of views that load by a tap alone are left alone: those
    /// are not refreshed.
    private let exemptsForms: Bool

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        viewRole = parameters.optionalText("shown-by")
        properties = parameters.texts("properties")
        fragments = parameters.texts("or-named")
        methods = parameters.set("or-members")
        cases = parameters.texts("or-cases").map { $0.split(separator: "|").map(String.init) }
        exemptsForms = parameters.flag("not-forms")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let exempt = exempted(in: app)
        for type in app.classes(in: role, shownBy: viewRole) where !exempt.contains(type.name) {
            let above = type.superclasses(in: app.index)
            guard app.loading.contains(type.name), !type.hasForeignSuperclass(in: app.index)
            else { continue }
            let all = ([type] + above).flatMap { $0.members.map(\.declaration) }
            let published = all.filter { $0.kind == .var && ($0.isPublished || type.isObservable || !$0.isStored) }
            guard !all.contains(where: { $0.kind == .func && methods.contains($0.name) }),
                !published.contains(where: { isNamed($0) || holdsStates($0, in: app) })
            else { continue }
            let missing = properties.filter { name in !published.contains { $0.name == name } }
            guard !missing.isEmpty else { continue }
            report.add(
                type,
                ["name": type.name, "missing": missing.map { "\"\($0)\"" }.joined(separator: ", ")]
            )
        }
    }

    /// The view models of forms, of views that send, and of those that load by a tap alone.
    private func exempted(in app: LintContext) -> Set<String> {
        guard let viewRole, exemptsForms else { return [] }
        let screens = ScreenLink(app: app)
        return Set(
            app.types(in: viewRole).compactMap { view in
                guard let name = screens.viewModel(of: view) else { return nil }
                let form = EntryForm(view, in: app)
                if form.isForm(of: name) { return name }
                guard let model = app.index.type(name) else { return nil }
                return form.sends(by: model) || form.asksOnDemand(model) ? name : nil
            }
        )
    }

    private func isNamed(_ property: Declaration) -> Bool {
        let name = property.name.lowercased()
        return fragments.contains { name.contains($0) }
    }

    /// Whether one property tells the states apart: an enum of the app with a case for each.
    private func holdsStates(_ property: Declaration, in app: LintContext) -> Bool {
        guard !cases.isEmpty, property.isStored, let name = typeName(of: property), let type = app.index.type(name),
            type.kind == .enum
        else { return false }
        let names = type.members.filter { $0.declaration.kind == .case }.map { $0.declaration.name.lowercased() }
        return cases.allSatisfy { words in names.contains { name in words.contains { name.contains($0) } } }
    }

    /// The type that is written, or the one of which the first value is a case: `state = State.loading`.
    private func typeName(of property: Declaration) -> String? {
        if let written = property.type { return TypeText(written.text).name }
        guard let value = property.initialValue?.text, let dot = value.firstIndex(of: ".") else { return nil }
        return String(value[..<dot])
    }
}

extension Declaration {
    var isPublished: Bool { hasAttribute("Published") }
}

extension IndexedType {
    /// Whether all its stored properties are observed.
    var isObservable: Bool { place.declaration.hasAttribute("Observable") }
}
