import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

extension PlannedApp {
    /// The app with its own names for parts of the style.
    func naming(_ names: OwnNames) -> PlannedApp {
        var app = self
        app.names = names.values
        app.sharedTypes = names.sharedTypes
        app.destructiveVerbs = names.destructiveVerbs
        app.takenTypes = names.takenTypes
        return app
    }

    /// The app with the declarations of these pieces added.
    func declaring(_ pieces: [RenderedPiece]) -> PlannedApp {
        var app = self
        app.model = model.replacing(pieces.filter(\.isSwift).map(\.file))
        return app
    }

    /// The surroundings that a spec is resolved in, without the files that the tool wrote for the module itself.
    ///
    /// - Parameter links: The modules that the spec links to. If there are none, the method reads no other module's spec.
    func surroundings(without own: ModuleRecord, linking links: [Located<String>], in tree: FileTree) throws(Failure)
        -> Surroundings
    {
        var surroundings = Surroundings(of: model)
        surroundings.destructiveVerbs = destructiveVerbs
        surroundings.takenTypes = takenTypes
        surroundings.defaults = own.defaults
        for file in own.files {
            surroundings.hidden.formUnion(file.types)
            surroundings.hidden.formUnion(model.file(at: file.path)?.visibleTypes.map(\.name) ?? [])
        }
        guard !links.isEmpty else { return surroundings }
        var types = surroundings
        types.ignoresOtherTypes = true
        for var spec in try KeptSpec.all(in: tree) {
            spec.links = []
            if let module = ModuleResolver.resolve(spec, in: types).module {
                surroundings.modules[module.type] = module
            }
        }
        return surroundings
    }
}
