/// A module of the app, as lint found it.
public struct LintModule: Sendable {
    /// The stem of its types' names: `Favorites`.
    public let name: String
    /// The declarations by which it was found, in the order of the style's anchors.
    public let anchors: [IndexedType]
    /// Whether the tool keeps its spec.
    public let isKept: Bool
    /// The values of the style's options for it.
    public let options: [String: String]
}
