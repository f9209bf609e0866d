import Diagnostics

/// What a spec is read against: the types that the app declares and the modules that are there.
public struct Surroundings: Sendable, Equatable {
    /// Structures and enumerations that count before those of the app, by name.
    public var types: [String: DataType]
    /// The modules whose specs the app keeps, by type name.
    public var modules: [String: Module]
    /// What the app declares.
    private let app: DeclarationIndex?
    /// Whether types whose values cannot be made (classes, protocols) are as though they were not there.
    var ignoresOtherTypes = false
    /// The types that are the module's own: what stands above is then as though they were not there.
    var hidden: Set<String> = []

    public init(types: [String: DataType] = [:], modules: [String: Module] = [:]) {
        (self.types, self.modules, app) = (types, modules, nil)
    }

    init(of app: DeclarationIndex) {
        (types, modules, self.app) = ([:], [:], app)
    }

    /// The structure or enumeration of a name.
    func type(_ name: String) -> DataType? { hidden.contains(name) ? nil : types[name] ?? app?.dataType(name) }

    /// Where another type of a name is declared.
    func place(ofOtherType name: String) -> SourceMark? {
        hidden.contains(name) || ignoresOtherTypes ? nil : app?.type(name).flatMap { $0.shape == nil ? $0.mark : nil }
    }

    /// The names of the structures and enumerations, sorted.
    var typeNames: [String] {
        Set(types.keys).union(app?.types.filter { $0.shape != nil }.map(\.name) ?? []).subtracting(hidden).sorted()
    }

    /// The names of the other types.
    var otherTypeNames: [String] {
        guard !ignoresOtherTypes, let app else { return [] }
        return app.types.filter { $0.shape == nil && !hidden.contains($0.name) }.map(\.name)
    }
}
