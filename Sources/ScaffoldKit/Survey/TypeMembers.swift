import SwiftOutline

/// The members that a type has in one place, the names that wirings fit in with.
struct TypeMembers: Sendable {
    let type: String
    /// Whether it says itself that it is isolated to the main actor.
    private(set) var isOnMainActor: Bool
    /// Those of several parts one after the other.
    private(set) var names: [String] = []
    /// Its stored properties that say their types.
    private var properties: [Property] = []

    private struct Property {
        let name: String
        let type: String
    }

    init(_ declaration: Declaration) {
        type = declaration.name
        isOnMainActor = declaration.kind.isType && declaration.hasAttribute("MainActor")
        let members = declaration.members
        names.reserveCapacity(members.count)
        for member in members {
            let name = member.name
            names.append(name)
            guard member.kind == .var || member.kind == .let, let type = Self.type(of: member) else { continue }
            properties.append(Property(name: name, type: type))
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
        properties += other.properties
    }

    /// The names of its stored properties by their types; of several the first.
    var propertyNames: [String: String] {
        Dictionary(properties.map { ($0.type, $0.name) }) { first, _ in first }
    }

    /// The stated type, without optional mark, or that of the value which is made for it: `Main` of `= Main(…)`.
    private static func type(of property: Declaration) -> String? {
        if let stated = property.type?.text {
            let isOptional = stated.utf8.last == UInt8(ascii: "?") || stated.utf8.last == UInt8(ascii: "!")
            return isOptional ? String(stated.dropLast()) : stated
        }
        guard let value = property.initialValue, let first = value.firstByte, NameByte.mayBeginLarge(first) else {
            return nil
        }
        let text = value.text
        guard let end = text.utf8.firstIndex(where: { !NameByte.isOfName($0) }), text.utf8[end] == UInt8(ascii: "("),
            text.first?.isUppercase == true
        else { return nil }
        return String(text[..<end])
    }
}
