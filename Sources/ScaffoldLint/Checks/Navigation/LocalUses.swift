import AppModel
import Diagnostics
import SwiftOutline

/// What the bodies of a file do with their local variables, each body read once.
final class LocalUses {
    private let file: FileContext
    /// Methods that show a controller without setting anything.
    private let showing: Set<String>
    private var bodies: [Int: Body] = [:]
    /// The names in the bodies of the methods that a call may mean, by type and method.
    private var helpers: [String: [Set<String>]] = [:]
    /// How many arguments, assignments and bodies of methods were read, and calls asked about.
    private(set) var looked = 0

    /// The uses of locals in one body.
    private final class Body {
        var calls: [String: [(call: FileContext.NamedCall, argument: CallArgument)]] = [:]
        /// What is assigned to.
        var targets: Set<String> = []
        /// The calls that are given the type itself: `screen.setCoordinator(self)`, in lower case.
        var given: [String] = []
        /// The names in assigned values.
        var assigned: Set<String> = []
        /// Whether a local is shown, by its name.
        var shown: [String: Bool] = [:]
        /// The calls that may set a property of a local, by the names of both.
        var setting: [String: [Range<Int>]] = [:]
    }

    init(in file: FileContext, showing: Set<String>) { (self.file, self.showing) = (file, showing) }

    func isShown(_ name: String, in body: Declaration) -> Bool {
        let uses = uses(in: body)
        if let known = uses.shown[name] { return known }
        let isShown =
            uses.calls[name]?.contains { use in
                showing.contains(use.call.name) || isHelper(use.call.name, without: nil, at: body)
            } == true
        uses.shown[name] = isShown
        return isShown
    }

    /// Whether the property is set, or the controller passed to a method that may set it.
    ///
    /// - Parameter value: The initial value of the variable.
    func isLinked(_ name: String, by property: String, _ value: Fragment, in body: Declaration) -> Bool {
        let uses = uses(in: body)
        let path = "\(name).\(property)"
        if uses.targets.contains(path) || uses.assigned.contains(name) || value.text.contains("\(property):") {
            return true
        }
        let start = "\(name.lowercased())."
        if uses.given.contains(where: { $0.hasPrefix(start) && $0.hasSuffix(property.lowercased()) }) { return true }
        let setting =
            uses.setting[path]
            ?? (uses.calls[name] ?? []).filter { call, argument in
                !showing.contains(call.name) && !call.name.hasPrefix("UI")
                    && !isHelper(call.name, without: property, at: body) && !storesShowing(argument)
            }.map(\.call.call.range)
        uses.setting[path] = setting
        return setting.contains { $0 != value.range }
    }

    /// Whether an argument contains a call that shows the controller, so that the outer call does not receive it.
    private func storesShowing(_ argument: CallArgument) -> Bool {
        argument.code.calls.contains { showing.contains($0.name) || $0.name.hasPrefix("UI") }
    }

    /// Whether a method of the coordinator, or of a superclass in the app, shows its argument without using the property.
    private func isHelper(_ name: String, without property: String?, at body: Declaration) -> Bool {
        looked += 1
        guard let type = file.type(at: body.range.lowerBound) else { return false }
        let key = "\(type.name).\(name)"
        let methods = helpers[key] ?? names(inMethods: name, of: type)
        helpers[key] = methods
        return !methods.isEmpty
            && methods.allSatisfy { names in
                !names.isDisjoint(with: showing) && property.map { !names.contains($0) } ?? true
            }
    }

    /// The names in the body of each method of a type and its superclasses.
    private func names(inMethods name: String, of type: TypeDeclaration) -> [Set<String>] {
        let members = type.lineage(in: file.app.model).flatMap { $0.members(named: name) }
        return members.filter { $0.declaration.kind == .func }.map { method in
            let outline = file.app.model.file(of: method).outline
            looked += 1
            return Set(method.declaration.bodyRange.map(outline.names) ?? [])
        }
    }

    private func uses(in body: Declaration) -> Body {
        let start = body.range.lowerBound
        if let known = bodies[start] { return known }
        let uses = Body()
        for call in file.calls.starting(in: body.range, \.call.range) {
            for argument in call.call.arguments {
                looked += 1
                if argument.value.text == "self" { uses.given.append(call.call.callee.text.lowercased()) }
                for name in Set(file.outline.names(in: argument.value.range)) where file.localsByName[name] != nil {
                    uses.calls[name, default: []].append((call, argument))
                }
            }
        }
        for assignment in file.assignments.starting(in: body.range, \.range) {
            looked += 1
            uses.targets.insert(assignment.target.text)
            uses.assigned.formUnion(file.outline.names(in: assignment.value.range))
        }
        bodies[start] = uses
        return uses
    }
}
