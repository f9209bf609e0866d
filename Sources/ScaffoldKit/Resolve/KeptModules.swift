import Diagnostics
import FileTransaction
import YAMLReader

/// The modules with a kept spec in `.scaffold/modules/`.
struct KeptModules {
    let modules: [String: Module]

    /// Skips invalid specs, because running `scaffold module` on them reports their problems.
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
