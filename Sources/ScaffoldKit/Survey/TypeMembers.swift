import SwiftOutline

/// The members that a type has in one place, the names that wirings fit in with.
struct TypeMembers: Sendable {
    let type: String
    /// Whether it says itself that it is isolated to the main actor.
    private(set) var isOnMainActor: Bool
    /// Those of several parts one after the other.
    private(set) var names: [String] = []
    /// The names of its stored properties by their types, where they say them; of several the first.
    private(set) var properties: [String: String] = [:]

    init(_ declaration: Declaration) {
        type = declaration.name
        isOnMainActor = declaration.kind.isType && declaration.hasAttribute("MainActor")
        for member in declaration.members {
            names.append(member.name)
            guard member.kind == .var || member.kind == .let, let type = Self.type(of: member) else { continue }
            if properties[type] == nil { properties[type] = member.name }
        }
    }

    init(of type: String, names: [String]) {
        self.type = type
        isOnMainActor = false
        self.names = names
    }

    /// Adds what another part of the same type has.
    mutating func merge(_ other: TypeMembers) {
        isOnMainActor = isOnMainActor || other.isOnMainActor
        names += other.names
        properties.merge(other.properties) { own, _ in own }
    }

    /// The stated type, without optional mark, or that of the value which is made for it: `Main` of `= Main(…)`.
    private static func type(of property: Declaration) -> String? {
        if let stated = property.type?.text {
            return stated.hasSuffix("?") || stated.hasSuffix("!") ? String(stated.dropLast()) : stated
        }
        guard let value = property.initialValue?.text, value.first?.isUppercase == true,
            let end = value.firstIndex(where: { !($0.isLetter || $0.isNumber || $0 == "_") }), value[end] == "("
        else { return nil }
        return String(value[..<end])
    }
}
