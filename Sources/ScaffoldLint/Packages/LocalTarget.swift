/// A target of a local package, as its manifest names it; tests are none.
struct LocalTarget: Sendable {
    /// What it depends on: the name of a target, package or product, and where the manifest says so.
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
    /// `nil` where the manifest does not write them down.
    let dependencies: [Dependency]?
}
