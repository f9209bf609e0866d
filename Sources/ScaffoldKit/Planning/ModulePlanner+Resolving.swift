import Diagnostics

extension ModulePlanner {
    /// The module that a request means, with all that was filled in.
    ///
    /// - Throws: `Failure` where the spec is not sound.
    public func module(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> Module {
        try prepare(request, in: try survey(of: tree), tree: tree).module
    }

    /// The types that a spec names and that neither Swift nor the app nor the spec itself has, in the order in which they
    /// are named.
    public func unknownTypes(of spec: ModuleSpec, in tree: FileTree) throws(Failure) -> [String] {
        let record = try ModuleRecord.read(NameWords(spec.name.value).pascal, in: tree)
        let app = try survey(of: tree).surroundings(without: record, linking: [], in: tree)
        var known = Set(spec.types.map { NameWords($0.name.value).pascal })
        known.formUnion(app.typeNames + app.otherTypeNames)
        known.insert("Set")
        var unknown: [String] = []
        for name in Self.types(of: spec).flatMap(\.names)
        where !known.contains(name) && StandardType.named(name) == nil && !unknown.contains(name) {
            unknown.append(name)
        }
        return unknown
    }

    private static func types(of spec: ModuleSpec) -> [TypeReference] {
        var parameters = spec.screens.flatMap { $0.parameters ?? [] } + spec.useCases.flatMap(\.parameters)
        for type in spec.types {
            if case .structure(let properties) = type.shape { parameters += properties }
        }
        return parameters.map(\.type.value) + spec.useCases.compactMap(\.returns?.value)
    }
}
