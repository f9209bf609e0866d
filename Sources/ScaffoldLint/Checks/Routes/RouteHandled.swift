import AppModel
import SwiftOutline

/// Modules' routes that the app's coordinator does not handle: a `default` handles their case, or its body is empty.
struct RouteHandled: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.texts("of") }) private var roles: [String]
    /// The roles of the types that handle the app's routes.
    @Parameter({ $0.texts("in") }) private var handlers: [String]
    @Parameter({ $0.text("entry") }) private var entry: String

    private typealias Branch = (branch: SwitchCase, file: Int)
    /// The branches that handle the app's routes, by the names in their patterns, and the first `default`.
    private typealias Branches = (named: [String: [Branch]], rest: Branch?)

    func inspect(_ app: LintContext, _ report: inout Report) {
        let cases = RouteCases(app, in: roles)
        // Handling without a `switch` is not checked.
        guard let owner = cases.owner, let branches = branches(over: owner, in: app) else { return }
        for module in app.modules.modules {
            guard let found = cases[type.name(module.name)], app.type(type, of: module)?.kind == .enum,
                let unhandled = unhandled(found.declaration.name, branches)
            else { continue }
            let name = found.declaration.name
            let place = (unhandled.branch.labelRange, unhandled.file)
            report.add(entry, for: module, name, at: place, of: "\(owner.name).\(name)")
        }
    }

    private func branches(over owner: TypeDeclaration, in app: LintContext) -> Branches? {
        var branches: Branches = ([:], nil)
        for type in app.types(in: handlers) where type.kind != .protocol {
            for method in type.members where takes(method.declaration, owner.name) {
                let outline = app.model.file(of: method).outline
                for found in outline.code(in: method.declaration).switches.flatMap(\.cases) {
                    let branch = (branch: found, file: method.file)
                    let isRest = found.isDefault && !found.isUnknown
                    if isRest, !found.passesOn(method.declaration, in: outline) {
                        branches.rest = branches.rest ?? branch
                    }
                    for word in found.items.flatMap({ SwiftWords($0.pattern.text).words }) {
                        branches.named[String(word), default: []].append(branch)
                    }
                }
            }
        }
        return branches.rest == nil && branches.named.isEmpty ? nil : branches
    }

    private func takes(_ method: Declaration, _ route: String) -> Bool {
        method.kind == .func && method.bodyRange != nil && method.parameters.contains { $0.typeName == route }
    }

    /// The branch that does not handle a route.
    private func unhandled(_ name: String, _ branches: Branches) -> Branch? {
        guard let own = branches.named[name] else { return branches.rest }
        return own.allSatisfy { Self.isEmpty($0.branch) } ? own.first : nil
    }

    private static func isEmpty(_ found: SwitchCase) -> Bool {
        found.statements.allSatisfy { $0.text == "break" || $0.text == "return" }
    }
}
