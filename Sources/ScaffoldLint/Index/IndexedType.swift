import SwiftOutline

/// A type of the app, with all that its extensions add to it wherever they stand.
public struct IndexedType: Sendable {
    /// A type that another names behind its colon.
    public struct Inherited: Sendable {
        /// The name without generic arguments, attributes and `any`: `BaseViewController`.
        public let name: String
        /// The type as it is written: `BaseViewController<FavoritesViewModel>`.
        public let text: String
    }

    /// The simple name; a nested type's too.
    public var name: String { facts.name }
    public var kind: DeclarationKind { facts.place.declaration.kind }
    /// The declaration itself.
    public var place: Place { facts.place }
    /// The declaration, then its extensions in the order of the files.
    public var parts: [Place] { facts.parts }
    /// What stands first behind the declaration's own colon: a class's superclass, if it has one.
    var first: Inherited? { facts.first }
    /// What it inherits and conforms to, in the declaration and in extensions.
    public var inherited: [Inherited] { facts.inherited }
    /// The members, those of extensions among them.
    public var members: [Place] { facts.members.all }
    /// Types are handed about a lot: all of it is behind one reference.
    private let facts: Facts

    /// A declaration, with what it names behind its colon.
    struct Part: Sendable {
        let place: Place
        let inherited: [Inherited]
    }

    /// - Parameter isAsked: Whether the members are gathered beforehand; otherwise, they are by everybody who asks for them.
    init(_ own: Part, named name: String, extensions: [Part], isAsked: Bool) {
        facts = Facts(own, name, extensions, isAsked: isAsked)
    }

    /// The stored properties of instances, those of extensions left out as there are none.
    var storedProperties: [Declaration] { facts.members.storedProperties }

    /// The members of a name.
    public func members(named name: String) -> [Place] { facts.members.named(name) }

    /// Whether it names another type behind a colon, itself or in an extension.
    public func inherits(_ name: String) -> Bool {
        inherited.contains { $0.name == name }
    }

    static func inherited(of declaration: Declaration) -> [Inherited] {
        declaration.inheritance.map { fragment in
            let text = fragment.text
            return Inherited(name: bareName(of: text), text: text)
        }
    }

    /// `Module.Base<Int>` is `Base`; `any P` and `@unchecked Sendable` are `P` and `Sendable`.
    public static func bareName(of text: String) -> String {
        if text.isPlainName { return text }
        var text = text
        return text.withUTF8 { bareName(of: $0) }
    }

    static func bareName(of bytes: UnsafeBufferPointer<UInt8>) -> String {
        var end = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        while end > 0, isSeparator(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, !isSeparator(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a byte parts the words of a type, or the components of its name.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "."): true
        default: false
        }
    }
}

/// What there is to know of a type, gathered once.
private final class Facts: Sendable {
    let name: String
    let place: Place
    let parts: [Place]
    let first: IndexedType.Inherited?
    let inherited: [IndexedType.Inherited]
    /// `nil` for a type of which hardly anybody asks for its members.
    private let gathered: Members?

    var members: Members { gathered ?? Members(of: parts) }

    init(_ own: IndexedType.Part, _ name: String, _ extensions: [IndexedType.Part], isAsked: Bool) {
        let parts = [own.place] + extensions.map(\.place)
        self.name = name
        place = own.place
        self.parts = parts
        first = own.inherited.first
        inherited = extensions.reduce(own.inherited) { $0 + $1.inherited }
        gathered = isAsked ? Members(of: parts) : nil
    }
}

/// What the declaration of a type and its extensions hold.
private struct Members {
    /// Of so many members that it would take long to look through all of them, the positions are known by name.
    private static let few = 40

    let all: [Place]
    let storedProperties: [Declaration]
    private let positions: [String: [Int]]?

    init(of parts: [Place]) {
        let declared = parts.map(\.declaration.members)
        var all: [Place] = []
        all.reserveCapacity(declared.reduce(0) { $0 + $1.count })
        for (part, members) in zip(parts, declared) {
            for member in members { all.append(Place(file: part.file, declaration: member)) }
        }
        self.all = all
        storedProperties = declared.first?.filter(Self.isStoredProperty) ?? []
        positions = all.count > Self.few ? Self.positions(of: all) : nil
    }

    private static func isStoredProperty(_ member: Declaration) -> Bool {
        (member.kind == .var || member.kind == .let) && member.isStored && !member.isOfType
    }

    private static func positions(of members: [Place]) -> [String: [Int]] {
        Dictionary(grouping: members.indices) { members[$0].declaration.name }
    }

    func named(_ name: String) -> [Place] {
        guard let positions else { return all.filter { $0.declaration.isNamed(name) } }
        return (positions[name] ?? []).map { all[$0] }
    }
}

extension String {
    /// Whether there are nothing but ASCII letters, digits and underscores in it.
    var isPlainName: Bool {
        var text = self
        return text.withUTF8 { bytes in
            for byte in bytes {
                let isLetter = (byte | 0x20) &- 0x61 < 26
                guard isLetter || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") else { return false }
            }
            return true
        }
    }
}
