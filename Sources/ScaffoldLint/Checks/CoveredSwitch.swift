import SwiftOutline

/// Cases of an enumeration that a method or property does not name, so that its `default` decides about them: the screen of a
/// route, its identity.
///
/// Found at the `default`, with all that it takes; at the member's name where there is none.
struct CoveredSwitch: Check {
    static let parameters = ["of", "in", "methods"]
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
            let cases = routes.members.map(\.declaration).filter { $0.kind == .case }.map(\.name)
            let members = app.types(in: owners).flatMap { owner in
                owner.members.filter { decides($0.declaration, of: owner, routes) }
            }
            guard !cases.isEmpty, !members.isEmpty else { continue }
            let named = Set(members.flatMap { names(in: $0, app) })
            let missing = cases.filter { !named.contains($0) }
            guard !missing.isEmpty, let place = place(among: members, app) else { continue }
            report.add(
                place.range,
                in: place.file,
                of: "\(routes.name).\(missing[0])",
                ["name": missing.joined(separator: "\", \""), "type": routes.name]
            )
        }
    }

    private func decides(_ member: Declaration, of owner: IndexedType, _ routes: IndexedType) -> Bool {
        guard methods.contains(member.name) else { return false }
        if owner.name == routes.name { return member.kind == .var || member.kind == .func }
        return member.kind == .func && member.parameters.contains { TypeText($0.type.text).name == routes.name }
    }

    /// The names after a full stop in the member's body: patterns of its switches, or comparisons.
    private func names(in member: Place, _ app: LintContext) -> [String] {
        let outline = app.index.file(of: member).outline
        let tokens = Array(outline.tokens(in: member.declaration.range))
        return tokens.indices.dropFirst().compactMap { index in
            guard tokens[index - 1].kind == .period, tokens[index].kind == .identifier else { return nil }
            return outline.text(tokens[index])
        }
    }

    /// The first `default` that is not told by the value itself, else a member's name; `nil` where no switch is seen, or where
    /// `default` makes something of the value.
    private func place(among members: [Place], _ app: LintContext) -> (range: Range<Int>, file: Int)? {
        for member in members {
            let outline = app.index.file(of: member).outline
            for found in outline.code(in: member.declaration).switches.flatMap(\.cases)
            where found.isDefault && !found.isUnknown {
                let usesValue = outline.tokens(in: found.range).contains { $0.keyword == .self }
                return usesValue && member.declaration.kind == .var ? nil : (found.labelRange, member.file)
            }
        }
        return members.first.map { ($0.declaration.nameRange, $0.file) }
    }
}
