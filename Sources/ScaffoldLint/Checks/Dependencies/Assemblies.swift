/// The assemblies of an app. One is loaded if a type that is not an assembly, or a loaded assembly, mentions it.
struct Assemblies {
    let all: [IndexedType]
    private let loaded: Set<String>
    /// The mentions of each assembly outside of the assembly itself.
    let mentions: [String: [Site]]

    init(_ app: LintContext) {
        let types = app.types(in: "assembly").filter { $0.kind != .protocol && !app.isInherited($0.name) }
        all = types
        let names = Set(types.map(\.name))
        var mentions: [String: [Site]] = [:]
        var holders: [String: Set<String>] = [:]
        let sites = app.index.sites(of: names)
        for name in names {
            for site in sites[name, default: []] {
                let scope = app.scope(of: site) ?? ""
                guard scope != name else { continue }
                mentions[name, default: []].append(site)
                holders[name, default: []].insert(scope)
            }
        }
        self.mentions = mentions
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

    func isLoaded(_ assembly: IndexedType) -> Bool { loaded.contains(assembly.name) }
}
