import AppModel
import ModuleSpecs
import Styles

/// A module of the app, as lint found it.
package struct LintModule: Sendable {
    /// The stem of its types' names: `Favorites`.
    package let name: String
    /// The declarations by which it was found, in the order of the style's anchors.
    package let anchors: [TypeDeclaration]
    /// Its kept spec; `nil` for a module without one.
    let spec: KeptSpec?
    /// The values of the style's options for it.
    package let options: [String: String]
    /// Whether it is a part of the style's base app, which no command lists.
    package var isOfBaseApp = false

    /// Whether the tool keeps its spec.
    package var isKept: Bool { spec != nil }
}

extension LintModule {
    /// The modules that the app's declarations show, and those whose specs or records of copies the tool keeps.
    ///
    /// - Parameter options: The values of the style's options for a module.
    static func all(
        in app: AppModel,
        of style: StyleManifest,
        kept: [String: KeptSpec] = [:],
        copies: [String] = [],
        options: (String) -> [String: String]
    ) -> [LintModule] {
        let known = Set(kept.keys).union(copies)
        let parts = style.app.parts.subtracting(known)
        return style.modules.modules(in: app, besides: known).map { name, anchors in
            LintModule(
                name: name,
                anchors: anchors,
                spec: kept[name],
                options: options(name),
                isOfBaseApp: parts.contains(name)
            )
        }
    }
}
