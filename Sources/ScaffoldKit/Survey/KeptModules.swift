import Diagnostics

/// The modules whose specs the app keeps in `.scaffold/modules/`.
struct KeptModules {
    let modules: [String: Module]

    /// Specs that are not sound are passed over: their own run says what is wrong with them.
    init(in tree: FileTree, types surroundings: Surroundings) throws(Failure) {
        var modules: [String: Module] = [:]
        var types = surroundings
        types.ignoresOtherTypes = true
        let folder = RelativePath(trusted: ".scaffold/modules")
        for path in try tree.files(below: folder, extensions: ["yml"]) {
            guard let bytes = try tree.read(path) else { continue }
            let (spec, _) = SpecFile(YAMLSource(name: path.text, bytes: bytes)).spec()
            guard var spec else { continue }
            spec.links = []
            let (module, _) = ModuleResolver.resolve(spec, in: types)
            if let module { modules[module.type] = module }
        }
        self.modules = modules
    }
}
