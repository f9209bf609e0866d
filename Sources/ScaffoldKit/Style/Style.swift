/// A style: its manifest and its templates.
public struct Style: Sendable {
    public let manifest: StyleManifest
    /// The templates' texts by their paths in the style's folder.
    public let templates: [String: String]
    /// Where each template stands, for messages: a style that extends another has some of its own.
    let places: [String: String]

    public var name: String { manifest.name }

    /// How messages call a template: a common one by its path, as it belongs to no style.
    func place(of template: String) -> String {
        places[template] ?? template
    }
}
