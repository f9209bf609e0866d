import AppModel

/// A declaration of a name that has the module's words.
struct NameSite: Sendable, Hashable {
    /// What the name is.
    enum Kind: Sendable {
        case type, global, member, enumCase
        /// An argument label, which is the parameter's name too where there is one word.
        case label
        case local
    }

    /// The file's index in `AppModel.files`.
    let file: Int
    /// The start of the name.
    let offset: Int
    let kind: Kind
    /// The simple name of the type around it; empty at the top level.
    let owner: String
    /// The bytes of the innermost declaration around a local name or a label.
    let scope: Range<Int>
    /// For a label, the name of the called function, case or initialised type.
    var callee = ""
    /// Whether it takes arguments: a function, or a case with values.
    var isCallable = false
    /// Whether it is a property whose value is a function, which is called as one.
    var isOfFunction = false
    /// Whether it belongs to the type itself: a nested type, a case or a static member.
    var isStatic = false
    /// Whether other files cannot name it.
    var isPrivate = false

    var site: Site { Site(file: file, offset: offset) }
}
