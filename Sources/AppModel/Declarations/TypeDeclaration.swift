import SwiftOutline

/// A type declaration of the app, together with all its extensions.
package final class TypeDeclaration: Sendable {
    /// An entry in an inheritance clause.
    package struct Inherited: Sendable {
        /// The name without generic arguments, attributes and `any`: `BaseViewController`.
        package let name: String
        /// The type as the source spells it: `BaseViewController<FavoritesViewModel>`.
        package let text: String
    }

    /// The simple name, also for a nested type.
    package let name: String
    /// The declaration, followed by its extensions in file order.
    package let parts: [Place]
    /// The inherited types of the declaration and its extensions.
    package let inherited: [Inherited]
    /// The first entry of the declaration's own inheritance clause: for a class, its superclass if it has one.
    package let first: Inherited?
    /// The members of the declaration and its extensions.
    package let members: [Place]
    /// The members of a large type by name; the few of another are searched, as most types are never asked.
    private let membersByName: [String: [Place]]?
    private static let mostSearched = 32
    /// The stored instance properties.
    package let storedProperties: [Declaration]

    /// - Parameter extensions: The app's extensions, by the simple name of the extended type.
    init(_ place: Place, extensions: [String: [Place]]) {
        let declaration = place.declaration
        name = declaration.name
        parts = [place] + (extensions[name] ?? [])
        let inherited = parts.map { part in
            part.declaration.inheritedTypes.map { Inherited(name: TypeText.bare(of: $0), text: $0) }
        }
        first = inherited[0].first
        self.inherited = Array(inherited.joined())
        members = parts.flatMap { part in
            part.declaration.members.map { Place(file: part.file, declaration: $0) }
        }
        membersByName =
            members.count > Self.mostSearched ? Dictionary(grouping: members, by: \.declaration.name) : nil
        storedProperties = declaration.members.filter { member in
            (member.kind == .var || member.kind == .let) && member.isStored && !member.isOfType
        }
    }

    /// The place of the declaration itself.
    package var place: Place { parts[0] }

    package var declaration: Declaration { place.declaration }

    package var kind: DeclarationKind { declaration.kind }

    /// Whether other files can see the type without qualification.
    package var isVisible: Bool { declaration.isVisibleType }

    /// The members with a name.
    package func members(named name: String) -> [Place] {
        guard let membersByName else { return members.filter { $0.declaration.isNamed(name) } }
        return membersByName[name] ?? []
    }

    /// The name without what only distinguishes it from a protocol that it conforms to: `Cart` for `DefaultCart: Cart` and `CartImpl: Cart`.
    package var nameOfRole: String {
        inherited.map(\.name).first { ["Default" + $0, $0 + "Impl"].contains(name) } ?? name
    }

    /// Whether the declaration or an extension names a type in its inheritance clause.
    package func inherits(_ name: String) -> Bool { inherited.contains { $0.name == name } }
}

extension Declaration {
    /// Whether this is a top-level type that other files can see.
    package var isVisibleType: Bool { kind.isType && parent == nil && !hasModifier(.private, or: .fileprivate) }

    /// The types of the inheritance clause, those of a composition each by itself.
    package var inheritedTypes: [String] { inheritance.flatMap { TypeText.parts(of: $0.text) } }

    /// The types that an alias stands for, those of a composition each by itself.
    package var aliasedTypes: [String] { kind == .typealias ? TypeText.parts(of: type?.text ?? "") : [] }
}
