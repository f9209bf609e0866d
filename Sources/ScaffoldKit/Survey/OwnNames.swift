/// What an app may call its own way: for each key of a style's `names`, the first of its anchors that leads somewhere.
struct OwnNames {
    /// The name that the anchor's last step bears, by key.
    let values: [String: String]
    /// The types of the style's base app that modules bring along where an app lacks them.
    let sharedTypes: [String]

    /// - Parameter isEmpty: Whether there is no app to look into: everything then has the name that the style gives it.
    init(of manifest: StyleManifest, in tree: FileTree, isEmpty: Bool) throws(PlanError) {
        var values: [String: String] = [:]
        var sources = isEmpty || manifest.names.isEmpty ? nil : try AppSources(["swift"], of: tree)
        for (key, anchors) in manifest.names {
            let found = anchors.first { sources?.leads($0) ?? false } ?? anchors.first
            values[NameWords(key).camel] = found?.steps.last?.name
        }
        self.values = values
        sharedTypes = manifest.app.pieces.compactMap { $0.shared?.name }
    }
}
