/// A style: its manifest and its templates.
package struct Style: Sendable {
    /// The folder of a style's golden trees.
    package static let goldenFolder = "golden/"

    package private(set) var manifest: StyleManifest
    /// The texts of the manifests with their names: that of the style, behind those of the styles that it extends.
    let manifests: [(source: String, text: String)]
    /// The templates' texts, keyed by path relative to the style's folder.
    package let templates: [String: String]
    /// The texts of the rules' files with their names: the common ones, those of the extended style, the style's own.
    package let rules: [(source: String, text: String)]
    /// The file of each template, for messages. Some templates of a style belong to the style that it extends.
    let places: [String: String]

    package var name: String { manifest.name }

    /// The style as it is tested in an empty folder: without a base app its entries have no place there.
    package var tested: Style {
        guard !untried.isEmpty else { return self }
        var style = self
        for index in manifest.wirings.indices { style.manifest.wirings[index].isOptional = true }
        return style
    }

    /// The ids of the entries that a test in an empty folder does not try.
    package var untried: [String] {
        manifest.app.pieces.isEmpty ? manifest.wirings.filter { !$0.isOptional }.map(\.id) : []
    }

    /// The name of a template in messages. A common template has only its path, because it belongs to no style.
    package func place(of template: String) -> String { places[template] ?? template }
}
