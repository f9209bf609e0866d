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
    public let name: String
    public let kind: DeclarationKind
    /// The declaration itself.
    public let place: Place
    /// The declaration, then its extensions in the order of the files.
    public internal(set) var parts: [Place]
    /// What stands first behind the declaration's own colon: a class's superclass, if it has one.
    let first: Inherited?
    /// What it inherits and conforms to, in the declaration and in extensions.
    public internal(set) var inherited: [Inherited]

    /// The members, those of extensions among them.
    public var members: [Place] {
        parts.flatMap { part in part.declaration.members.map { Place(file: part.file, declaration: $0) } }
    }

    /// The members of a name.
    public func members(named name: String) -> [Place] {
        members.filter { $0.declaration.name == name }
    }

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
        let path = text.utf8.firstIndex(of: UInt8(ascii: "<")).map { text[..<$0] } ?? text[...]
        let word = path.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }).last ?? path
        return String(word.split(separator: ".").last ?? word)
    }
}

extension String {
    /// Whether there are nothing but ASCII letters, digits and underscores in it.
    var isPlainName: Bool {
        utf8.allSatisfy { byte in
            let letter = byte | 0x20
            return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
        }
    }
}
