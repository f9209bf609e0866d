/// Templates for the stems of the screens' type names.
public struct StyleNaming: Sendable, Equatable {
    public var rootScreen: String
    public var screen: String
}
