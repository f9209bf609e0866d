import AppModel

/// The assemblies of an app. One is loaded if a type that is not an assembly, or a loaded assembly, mentions it.
struct Assemblies {
    let all: [TypeDeclaration]
    private let loaded: Set<String>
    /// The mentions of each assembly outside of the assembly itself.
    let mentions: [String: [Site]]

    init(_ app: LintContext) {
        all = app.types(in: RoleName.assembly).filter { $0.kind != .protocol && !app.isInherited($0.name) }
        let names = Set(all.map(\.name))
        var mentions = app.model.sites(of: names)
        for name in names { mentions[name]?.removeAll { app.scope(of: $0) == name } }
        self.mentions = mentions.filter { !$0.value.isEmpty }
        let holders = self.mentions.mapValues { Set($0.map { app.scope(of: $0) ?? "" }) }
        var loaded: Set<String> = []
        while true {
            let more = names.filter { name in
                !loaded.contains(name)
                    && holders[name, default: []].contains { !names.contains($0) || loaded.contains($0) }
            }
            if more.isEmpty { break }
            loaded.formUnion(more)
        }
        self.loaded = loaded
    }

    func isLoaded(_ assembly: TypeDeclaration) -> Bool { loaded.contains(assembly.name) }
}
