/// A lost part of a module's piece: the style requires it, and the app no longer has it.
package enum LostPart: Sendable, Hashable {
    /// A top-level type.
    case type(String)
    /// All members of a type with this name.
    case member(type: String, name: String)
    /// A modifier of a member: `weak`.
    case modifier(type: String, name: String, modifier: String)
    /// A statement in the body of a member of a type, with the text of the piece.
    case statement(type: String, text: String)
    /// A type in the inheritance clause of another.
    case conformance(type: String, to: String, isClass: Bool)

    /// The lost type, or the type that contained the part.
    package var type: String {
        switch self {
        case .type(let name), .member(let name, _), .modifier(let name, _, _), .statement(let name, _),
            .conformance(let name, _, _):
            name
        }
    }
}
