import Diagnostics

/// A declaration of a module, or a statement of one.
struct SkeletonPart {
    /// What decides with which other parts it stays.
    enum Kind: Equatable {
        case type, initializer
        /// What a protocol asks for.
        case requirement
        /// A function of a factory that makes objects of the module.
        case maker
        /// A property to which an initialiser has to give a value.
        case assigned
        case other
        /// A statement in the body of a part.
        case statement(of: Int)
    }

    /// The name that an extension with a conformance declares: the object itself.
    static let itself = "self"

    /// What an extension declares, and an assignment uses, by the last word of a protocol or property: the object itself as a
    /// `dataSource`.
    static func itself(as name: String) -> String {
        "\(itself) as \((NameWords(name).words.last ?? "").lowercased())"
    }

    let file: Int
    let range: Range<Int>
    /// The part that it stands in.
    let parent: Int?
    let kind: Kind
    /// The type that has the member, or the member with the statement.
    var owner: String?
    /// The names that it declares.
    var names: Set<String> = []
    /// The names in the bytes that are its own.
    var uses: Set<String> = []
    /// Whether the statement is dropped if it uses a dropped name.
    var isFree = false
    /// Whether it stays as a whole where none of its statements is shared, as a protocol may ask for it.
    var isWitness = false
    var isKept = false

    /// For a statement, the part whose body has it.
    var body: Int? {
        if case .statement(let body) = kind { body } else { nil }
    }
}
