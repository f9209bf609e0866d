import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftEdits

/// The app's own names for parts of the style. For each key of the style's `names`, the first anchor that matches gives the
/// name.
package struct OwnNames: Sendable {
    /// The name of the declaration that the anchor's last step matches, by key.
    package let values: [String: String]
    /// The types of the style's base app that modules add if the app lacks them.
    package let sharedTypes: [String]
    /// The style's verbs of use cases that delete or remove something.
    package let destructiveVerbs: [String]
    /// The types of frameworks and of the style's base app.
    package let takenTypes: Set<String>

    /// - Parameter app: The app as the tree has it. Without an app, every name is the style's.
    init(of manifest: StyleManifest, in tree: FileTree, app: PlannedApp? = nil) throws(Failure) {
        var values: [String: String] = [:]
        var sources: AppSources?
        if let app, !manifest.names.chosen.isEmpty {
            sources = AppSources(of: tree, declaredAt: app.model, isPlanned: true)
        }
        for (key, anchors) in manifest.names.chosen {
            let found = anchors.first { sources?.leads($0) ?? false } ?? anchors.first
            values[NameWords(key).camel] = found?.steps.last?.name
        }
        self.values = values
        sharedTypes = manifest.app.pieces.compactMap { $0.shared?.name }
        destructiveVerbs = manifest.names.destructiveVerbs
        takenTypes = manifest.names.takenTypes
    }
}
