import SwiftOutline

// Members of top-level types, in their declarations and extensions.

extension AppModel {
    /// Whether the app has a top-level extension of a type.
    package func extends(_ type: String) -> Bool { parts(of: type).contains { $0.declaration.kind == .extension } }

    /// Whether a type or one of its extensions has a member with a name, or with a name and labels: `open(_:)`.
    package func hasMember(_ member: String, of type: String) -> Bool {
        guard member.utf8.last == UInt8(ascii: ")") else { return !members(named: member, of: type).isEmpty }
        let found = members(named: String(member.prefix { $0 != "(" }), of: type)
        return found.contains { $0.declaration.fullName == member }
    }

    /// The functions, initialisers and enum cases of all types with a name.
    func callables(named name: String) -> [Place] { derived(Callables.init).byName[name] ?? [] }

    /// Whether a type or a file of the app declares a function or value with a name.
    package func hasValue(_ name: String) -> Bool { memberNames.contains(name) || hasFunction(name) }

    /// Whether a file declares a top-level function, variable or other non-type with a name.
    package func hasFunction(_ name: String) -> Bool { derived(Globals.init).names.contains(name) }

    /// Whether a type's own declaration carries `@MainActor`, or that of a type that it inherits from or conforms to.
    package func isOnMainActor(_ type: String) -> Bool {
        let all = [type] + (self.type(type).map { names(above: $0).sorted() } ?? [])
        return all.flatMap { types(named: $0) }.contains {
            $0.declaration.parent == nil && $0.declaration.hasAttribute("MainActor")
        }
    }

    /// The names of a type's members, sorted.
    package func memberNames(of type: String) -> [String] {
        Set(parts(of: type).flatMap(\.declaration.members).map(\.name)).sorted()
    }

    /// The names of a type's stored properties, keyed by their types. If several share a type, the first one counts.
    package func propertyNames(of type: String) -> [String: String] {
        let members = parts(of: type).flatMap(\.declaration.members).filter { $0.kind == .var || $0.kind == .let }
        return Dictionary(
            members.compactMap { member in
                (member.type?.text.withoutMark ?? member.constructedType).map { ($0, member.name) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

/// The functions, initialisers and enum cases of all types by their names.
private struct Callables {
    let byName: [String: [Place]]

    init(of app: AppModel) {
        let all = app.types.lazy.flatMap(\.members).filter(\.declaration.isCallable)
        byName = Dictionary(grouping: all, by: \.declaration.name)
    }
}

/// The names of top-level functions, variables and other non-types.
private struct Globals {
    let names: Set<String>

    init(of app: AppModel) {
        let all = app.files.lazy.filter { $0.role != .manifest }.flatMap(\.outline.declarations)
        names = Set(all.filter { !$0.kind.hasMembers && $0.kind != .import }.map(\.name))
    }
}
