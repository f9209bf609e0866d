/// A declaration of a module, or a statement of one.
struct SkeletonPart {
    let file: Int
    let range: Range<Int>
    /// The part that it stands in.
    let parent: Int?
    /// The type that has the member, or the member with the statement.
    var owner: String?
    /// For a statement, the declaration whose body has it.
    var body: Int?
    /// The names that it declares.
    var names: Set<String> = []
    /// The names in the bytes that are its own.
    var uses: Set<String> = []
    /// Whether the statement is dropped if it uses a dropped name.
    var isFree = false
    var isKept = false
    /// Whether it is what a protocol asks for.
    var isRequirement = false
    var isType = false
    var isInitializer = false
    /// Whether it is a function of a factory that makes objects of the module.
    var isMaker = false
    /// Whether it is a property to which an initialiser has to give a value.
    var isAssigned = false
}
