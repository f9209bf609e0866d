import SwiftOutline

/// The members that a type has in one place, the names that wirings fit in with.
struct TypeMembers: Sendable {
    let type: String
    /// Whether it is an extension that has them.
    let isExtension: Bool
    /// Whether it says itself that it is isolated to the main actor.
    let isOnMainActor: Bool
    private(set) var names: [String] = []
    /// Its stored properties that say their types.
    private(set) var properties: [Property] = []

    struct Property: Sendable {
        let name: String
        let type: String
    }

    init(_ declaration: Declaration) {
        type = declaration.name
        isExtension = declaration.kind == .extension
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
        isExtension = false
        isOnMainActor = false
        self.names = names
    }

    /// The stated type, without optional mark, or that of the value which is made for it: `Main` of `= Main(…)`.
    private static func type(of property: Declaration) -> String? {
        if let stated = property.type?.text {
            let isOptional = stated.utf8.last == UInt8(ascii: "?") || stated.utf8.last == UInt8(ascii: "!")
            return isOptional ? String(stated.dropLast()) : stated
        }
        guard let value = property.initialValue, let first = value.firstByte, first.mayBeginCapitalized else {
            return nil
        }
        let text = value.text
        guard let end = text.utf8.firstIndex(where: { !$0.isOfName }), text.utf8[end] == UInt8(ascii: "("),
            text.first?.isUppercase == true
        else { return nil }
        return String(text[..<end])
    }
}
