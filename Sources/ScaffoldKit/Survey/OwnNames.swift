import Diagnostics

/// What an app may call its own way: for each key of a style's `names`, the first of its anchors that leads somewhere.
struct OwnNames: Sendable {
    /// The name that the anchor's last step bears, by key.
    let values: [String: String]
    /// The types of the style's base app that modules bring along where an app lacks them.
    let sharedTypes: [String]

    /// - Parameter app: The app to look into, as the tree has it; where there is none, everything has the name that the style gives it.
    init(of manifest: StyleManifest, in tree: FileTree, app: AppSurvey? = nil) throws(Failure) {
        var values: [String: String] = [:]
        var sources: AppSources?
        if let app, !app.isEmpty, !manifest.names.isEmpty {
            sources = AppSources(of: tree, declaredAt: app.index, isPlanned: true)
        }
        for (key, anchors) in manifest.names {
            let found = anchors.first { sources?.leads($0) ?? false } ?? anchors.first
            values[NameWords(key).camel] = found?.steps.last?.name
        }
        self.values = values
        sharedTypes = manifest.app.pieces.compactMap { $0.shared?.name }
    }

    /// A template with the app's names in the place of `{{ app.names.… }}`.
    func filled(_ template: String) -> String {
        guard template.contains("{{") else { return template }
        return values.reduce(template) { $0.replacingAll("{{ app.names.\($1.key) }}", with: $1.value) }
    }
}
