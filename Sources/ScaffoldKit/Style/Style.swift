/// A style: its manifest and its templates.
public struct Style: Sendable {
    public let manifest: StyleManifest
    /// The templates' texts by their paths in the style's folder.
    public let templates: [String: String]
    /// Where each template stands, for messages: a style that extends another has some of its own.
    let places: [String: String]

    public var name: String { manifest.name }

    /// How messages call a template.
    func place(of template: String) -> String {
        places[template] ?? "\(name)/\(template)"
    }
}
