/// What a spec is read against: the types that the app declares and the modules that are there.
public struct Surroundings: Sendable, Equatable {
    /// Structures and enumerations that the app declares, by name.
    public var types: [String: DataType]
    /// Other names that the app declares as types (classes, protocols), with their places.
    public var otherTypes: [String: SourceMark]
    /// The modules whose specs the app keeps, by type name.
    public var modules: [String: Module]
    /// The types that are the module's own: what stands above is then as though they were not there.
    var hidden: Set<String> = []

    public init(
        types: [String: DataType] = [:],
        otherTypes: [String: SourceMark] = [:],
        modules: [String: Module] = [:]
    ) {
        self.types = types
        self.otherTypes = otherTypes
        self.modules = modules
    }

    /// The structure or enumeration of a name.
    func type(_ name: String) -> DataType? { hidden.contains(name) ? nil : types[name] }

    /// Where another type of a name is declared.
    func place(ofOtherType name: String) -> SourceMark? { hidden.contains(name) ? nil : otherTypes[name] }
}
