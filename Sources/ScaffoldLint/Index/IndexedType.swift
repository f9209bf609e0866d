import SwiftOutline

/// A type of the app, with all that its extensions add to it wherever they stand.
public final class IndexedType: Sendable {
    /// A type that another names behind its colon.
    public struct Inherited: Sendable {
        /// The name without generic arguments, attributes and `any`: `BaseViewController`.
        public let name: String
        /// The type as it is written: `BaseViewController<FavoritesViewModel>`.
        public let text: String
    }

    /// The simple name; a nested type's too.
    public let name: String
    /// The declaration, then its extensions in the order of the files.
    public let parts: [Place]
    /// What it inherits and conforms to, in the declaration and in extensions.
    public let inherited: [Inherited]
    /// What stands first behind the declaration's own colon: a class's superclass, if it has one.
    let first: Inherited?
    /// The members, those of extensions among them.
    public let members: [Place]
    private let membersByName: [String: [Place]]
    /// The stored properties of instances.
    let storedProperties: [Declaration]

    /// - Parameter extensions: The app's extensions, by the names of the types that they extend.
    init(_ place: Place, extensions: [String: [Place]]) {
        let declaration = place.declaration
        name = declaration.name
        parts = [place] + (extensions[name] ?? [])
        inherited = parts.flatMap { $0.declaration.inheritance }.map { fragment in
            let text = fragment.text
            return Inherited(name: TypeName.bare(of: text), text: text)
        }
        first = declaration.inheritance.isEmpty ? nil : inherited.first
        members = parts.flatMap { part in
            part.declaration.members.map { Place(file: part.file, declaration: $0) }
        }
        membersByName = Dictionary(grouping: members, by: \.declaration.name)
        storedProperties = declaration.members.filter { member in
            (member.kind == .var || member.kind == .let) && member.isStored && !member.isOfType
        }
    }

    public var kind: DeclarationKind { place.declaration.kind }

    /// The declaration itself.
    public var place: Place { parts[0] }

    /// The members of a name.
    public func members(named name: String) -> [Place] { membersByName[name] ?? [] }

    /// Whether it names another type behind a colon, itself or in an extension.
    public func inherits(_ name: String) -> Bool {
        inherited.contains { $0.name == name }
    }
}
