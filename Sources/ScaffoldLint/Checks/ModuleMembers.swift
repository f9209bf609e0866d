import SwiftOutline

/// A type of the module that has to have a member: one of some names, or a property of one of some types.
///
/// What a superclass of the app has counts, and so does what an extension of one of its protocols has.
struct ModuleMembers: Check {
    static let parameters = [
        "type", "any-of", "of-type", "if-declared", "required-by", "otherwise", "if-linked", "unless-reached",
    ]
    private let type: StemPattern
    private let names: Set<String>
    private let types: [String]
    /// A declaration of the module without which the rule says nothing.
    private let precondition: StemPattern?
    /// A protocol of the app that asks for the member; where it does not, a violation weighs less.
    private let requirer: String?
    private let otherwise: Severity?
    /// Whether only apps are meant that take links.
    private let onlyIfLinked: Bool
    /// Whether a type that links lead to in some other way needs no such member.
    private let isOtherwiseReached: Bool

    var readsLinks: Bool { onlyIfLinked }

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        names = parameters.set("any-of")
        types = parameters.texts("of-type")
        precondition = parameters.optionalStem("if-declared")
        requirer = parameters.optionalText("required-by")
        otherwise = parameters.severity("otherwise")
        onlyIfLinked = parameters.flag("if-linked")
        isOtherwiseReached = parameters.flag("unless-reached")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module), found.kind != .protocol,
            !found.hasForeignSuperclass(in: app.index)
        else { return }
        if onlyIfLinked, !app.takesLinks { return }
        if isOtherwiseReached, app.routes?.links.contains(where: { $0.type == found.name }) == true { return }
        if let precondition, app.type(precondition, of: module) == nil { return }
        let wanted = Set(types.map { StemPattern($0)?.name(module.name) ?? $0 })
        let all = found.lineage(in: app.index) + found.protocols(in: app.index)
        guard !all.contains(where: { MemberSearch(names: names, types: wanted).finds(in: $0) }) else { return }
        report.add(
            found,
            ["name": found.name, "module": module.name],
            severity: isRequired(in: app) ? nil : otherwise,
            module: module.name,
            fix: app.fix(of: module)
        )
    }

    private func isRequired(in app: LintContext) -> Bool {
        guard let requirer, let type = app.index.type(requirer) else { return requirer == nil }
        return type.members.contains { names.contains($0.declaration.name) }
    }
}
