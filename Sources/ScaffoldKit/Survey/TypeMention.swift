/// A type that a file declares or extends, nested ones too; of `Outer.Inner` the first part.
struct TypeMention: Sendable {
    let name: String
    /// Whether the file declares it, or one of that name within another.
    var isDeclared: Bool
    /// Whether the file says nothing else of it than what stands at its top level under this very name.
    var isPlain = true
}
