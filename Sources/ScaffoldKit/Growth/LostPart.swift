/// A part of a module's piece that the style demands and that the app has lost.
public enum LostPart: Sendable, Hashable {
    /// A type at the top level of a file.
    case type(String)
    /// All members of a type that have a name.
    case member(type: String, name: String)
    /// A modifier of a member: `weak`.
    case modifier(type: String, name: String, modifier: String)
    /// A statement in the body of one of a type's members, as the piece has it.
    case statement(type: String, text: String)
    /// A type that another names behind its colon.
    case conformance(type: String, to: String, isClass: Bool)

    /// The type that is lost, or that has lost something.
    public var type: String {
        switch self {
        case .type(let name), .member(let name, _), .modifier(let name, _, _), .statement(let name, _),
            .conformance(let name, _, _):
            name
        }
    }
}
