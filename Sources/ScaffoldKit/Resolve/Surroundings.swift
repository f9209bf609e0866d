/// What a spec is read against: the types that the app declares and the modules that are there.
public struct Surroundings: Sendable {
    /// Structures and enumerations that the app declares, by name.
    public var types: [String: DataType]
    /// Other names that the app declares as types (classes, protocols), with their places.
    public var otherTypes: [String: SourceMark]
    /// The modules whose specs the app keeps, by type name.
    public var modules: [String: Module]

    public init(
        types: [String: DataType] = [:],
        otherTypes: [String: SourceMark] = [:],
        modules: [String: Module] = [:]
    ) {
        self.types = types
        self.otherTypes = otherTypes
        self.modules = modules
    }
}
