/// A style: its manifest and its templates.
public struct Style: Sendable {
    public let manifest: StyleManifest
    /// The templates' texts by their paths in the style's folder.
    public let templates: [String: String]

    public var name: String { manifest.name }
}
