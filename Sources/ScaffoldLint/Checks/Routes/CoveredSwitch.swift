import AppModel
import ScaffoldKit
import SwiftOutline

/// Cases of an enumeration that a method or property does not name, so that its `default` handles them: the screen of a route, its
/// identity.
///
/// The finding is at the `default`; without one, at the member's name.
struct CoveredSwitch: Check {
    private let enumeration: String
    private let owners: [String]
    /// Methods that take the enumeration, or properties and methods of its own.
    private let methods: Set<String>

    init(_ parameters: inout Parameters) {
        enumeration = parameters.text("of")
        owners = parameters.texts("in")
        methods = parameters.set("methods")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for routes in app.types(in: enumeration) where routes.kind == .enum {
            let members = app.types(in: owners).flatMap { owner in
                owner.members.filter { decides($0.declaration, of: owner, routes) }
            }
            guard !members.isEmpty else { continue }
            let named = Set(members.flatMap { names(in: $0, app) })
            let missing = routes.cases.map(\.name).filter { !named.contains($0) }
            guard !missing.isEmpty, let place = place(among: members, app) else { continue }
            let values = ["name": missing.joined(separator: "\", \""), "type": routes.name]
            report.add(place.range, in: place.file, of: "\(routes.name).\(missing[0])", values)
        }
    }

    private func decides(_ member: Declaration, of owner: TypeDeclaration, _ routes: TypeDeclaration) -> Bool {
        guard methods.contains(member.name) else { return false }
        if owner.name == routes.name { return member.kind == .var || member.kind == .func }
        return member.kind == .func && member.parameters.contains { $0.typeName == routes.name }
    }

    /// The names after a full stop in the member: patterns of its switches, and comparisons.
    private func names(in member: Place, _ app: LintContext) -> [String] {
        let outline = app.model.file(of: member).outline
        let tokens = outline.tokens(in: member.declaration.range)
        return zip(tokens, tokens.dropFirst()).compactMap { period, name in
            period.kind == .period && name.kind == .identifier ? outline.text(name) : nil
        }
    }

    /// The first `default` that does not use the value, else the first member's name; `nil` if a property's `default` uses the value.
    private func place(among members: [Place], _ app: LintContext) -> (range: Range<Int>, file: Int)? {
        for member in members {
            let outline = app.model.file(of: member).outline
            for found in outline.code(in: member.declaration).switches.flatMap(\.cases)
            where found.isDefault && !found.isUnknown {
                let usesValue = outline.tokens(in: found.range).contains { $0.keyword == .self }
                return usesValue && member.declaration.kind == .var ? nil : (found.labelRange, member.file)
            }
        }
        return members.first?.nameSite
    }
}
