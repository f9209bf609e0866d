import SwiftOutline

/// Modules' routes that the app's coordinator takes and does nothing with: their case falls to a `default`, or is left empty.
struct RouteHandled: Check {
    static let parameters = ["type", "of", "in", "entry"]
    private let type: StemPattern
    private let roles: [String]
    /// The roles of the types that handle the app's routes.
    private let handlers: [String]
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        roles = parameters.texts("of")
        handlers = parameters.texts("in")
        entry = parameters.text("entry")
    }

    /// The branches that handle the app's routes, by the cases that they name.
    private struct Branches {
        var named: [String: [(branch: SwitchCase, file: Int)]] = [:]
        var rest: (branch: SwitchCase, file: Int)?
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let cases = RouteCases(app, in: roles)
        // What is done without a `switch` is not judged.
        guard let owner = cases.owner, let branches = branches(over: owner, in: app) else { return }
        for module in app.modules.modules {
            guard let found = cases[type.name(module.name)], app.type(type, of: module)?.kind == .enum,
                let culprit = culprit(found.declaration.name, branches)
            else { continue }
            let name = found.declaration.name
            let place = (culprit.branch.labelRange, culprit.file)
            report.add(entry, for: module, name, at: place, of: "\(owner.name).\(name)")
        }
    }

    private func branches(over owner: IndexedType, in app: LintContext) -> Branches? {
        var branches = Branches()
        for type in app.types(in: handlers) where type.kind != .protocol {
            for method in type.members where takes(method.declaration, owner.name) {
                let code = app.index.file(of: method).outline.code(in: method.declaration)
                for branch in code.switches.flatMap(\.cases) {
                    if branch.isDefault, !branch.isUnknown { branches.rest = branches.rest ?? (branch, method.file) }
                    for word in branch.items.flatMap({ SwiftWords($0.pattern.text).words }) {
                        branches.named[String(word), default: []].append((branch, method.file))
                    }
                }
            }
        }
        return branches.rest == nil && branches.named.isEmpty ? nil : branches
    }

    private func takes(_ method: Declaration, _ route: String) -> Bool {
        method.kind == .func && method.bodyRange != nil
            && method.parameters.contains { TypeText($0.type.text).name == route }
    }

    private func culprit(_ name: String, _ branches: Branches) -> (branch: SwitchCase, file: Int)? {
        guard let own = branches.named[name] else { return branches.rest }
        return own.allSatisfy { Self.isEmpty($0.branch) } ? own.first : nil
    }

    private static func isEmpty(_ found: SwitchCase) -> Bool {
        found.statements.allSatisfy { $0.text == "break" || $0.text == "return" }
    }
}
