import AppModel
import Diagnostics
import SwiftOutline

/// Cases of an enumeration that a method or property does not name, so that its `default` handles them: the screen of a route, its
/// identity.
///
/// The finding is at the `default`; without one, at the member's name. A `default` that leaves the value to something else, such as
/// closures that are registered at run time, handles all of them, and so does a member without a `switch`.
struct CoveredSwitch: Check {
    @Parameter({ $0.text("of") }) private var enumeration: String
    @Parameter({ $0.texts("in") }) private var owners: [String]
    /// Methods that take the enumeration, or properties and methods of the enumeration itself.
    @Parameter({ $0.set("methods") }) private var methods: Set<String>
    /// Other names of the member.
    @Parameter({ $0.set("or-named") }) private var others: Set<String>
    /// The severity if an enumeration with modules' routes has no such member; `nil` if it needs none.
    @Parameter({ $0.severity("if-absent") }) private var absence: Severity?

    func inspect(_ app: LintContext, _ report: inout Report) {
        for routes in app.types(in: enumeration) where routes.kind == .enum {
            let members = app.types(in: owners).flatMap { owner in
                owner.members.filter { decides($0.declaration, of: owner, routes) }
            }.filter { isDeciding($0, app) }
            guard !members.isEmpty else {
                reportAbsence(in: routes, app, &report)
                continue
            }
            let named = Set(members.flatMap { names(in: $0, app) })
            let missing = routes.cases.map(\.name).filter { !named.contains($0) }
            guard !missing.isEmpty, let place = place(among: members, app) else { continue }
            let list = missing.joined(separator: "\", \"")
            let member = members[0].declaration.name
            let detail = "the \(member) of \"\(list)\" comes from a \"default\""
            let values = ["name": list, "type": routes.name, "detail": detail]
            report.add(place.range, in: place.file, of: "\(routes.name).\(missing[0])", values)
        }
    }

    private func reportAbsence(in routes: TypeDeclaration, _ app: LintContext, _ report: inout Report) {
        let holdsRoutes = routes.cases.flatMap(\.parameters).contains { value in
            value.typeName.hasSuffix("Route") && app.model.type(value.typeName)?.kind == .enum
        }
        guard let absence, holdsRoutes, !MemberSearch(names: methods.union(others), types: []).finds(in: routes, app)
        else { return }
        let detail = "\"\(routes.name)\" has no \(methods.sorted().joined(separator: ", "))"
        report.add(routes, ["name": routes.name, "type": routes.name, "detail": detail], severity: absence)
    }

    private func decides(_ member: Declaration, of owner: TypeDeclaration, _ routes: TypeDeclaration) -> Bool {
        guard methods.contains(member.name) else { return false }
        if owner.name == routes.name { return member.kind == .var || member.kind == .func }
        return member.kind == .func && member.parameters.contains { $0.typeName == routes.name }
    }

    /// Whether a member distinguishes cases itself.
    private func isDeciding(_ member: Place, _ app: LintContext) -> Bool {
        app.model.file(of: member).outline.tokens(in: member.declaration.range).contains {
            $0.keyword == .switch || $0.keyword == .case
        }
    }

    /// The names after a full stop in the member: patterns of its switches, and comparisons.
    private func names(in member: Place, _ app: LintContext) -> [String] {
        let outline = app.model.file(of: member).outline
        let tokens = outline.tokens(in: member.declaration.range)
        return zip(tokens, tokens.dropFirst()).compactMap { period, name in
            period.kind == .period && name.kind == .identifier ? outline.text(name) : nil
        }
    }

    /// The first `default`, else the first member's name; `nil` if the `default` leaves the value to something else.
    private func place(among members: [Place], _ app: LintContext) -> (range: Range<Int>, file: Int)? {
        for member in members {
            let outline = app.model.file(of: member).outline
            for found in outline.code(in: member.declaration).switches.flatMap(\.cases)
            where found.isDefault && !found.isUnknown {
                let usesValue = !outline.objects(in: found.range).isEmpty
                let isOfProperty = usesValue && member.declaration.kind == .var
                return isOfProperty || found.passesOn(member.declaration, in: outline)
                    ? nil : (found.labelRange, member.file)
            }
        }
        return members.first?.nameSite
    }
}
