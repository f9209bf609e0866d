/// A type that the module declares.
public struct TypeSpec: Sendable, Equatable {
    /// What is declared: a structure with properties or an enumeration with plain cases.
    public enum Shape: Sendable, Equatable {
        case structure([ParameterSpec])
        case enumeration([Located<String>])
    }

    public var name: Located<String>
    public var shape: Shape

    public init(name: Located<String>, shape: Shape) {
        self.name = name
        self.shape = shape
    }
}
