/// A target of a local package, without test targets.
struct LocalTarget: Sendable {
    /// The name of a target, package or product, with its place in the manifest.
    struct Dependency: Sendable {
        let name: String
        let range: Range<Int>
    }

    let name: String
    /// The manifest's position in the index, and where it names the target.
    let manifest: Int
    let range: Range<Int>
    /// The folder of its sources, below the app's root.
    let folder: [String]
    /// `nil` if the manifest computes them.
    let dependencies: [Dependency]?
}
