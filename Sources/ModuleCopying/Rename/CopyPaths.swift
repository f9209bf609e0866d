import Diagnostics
import FileTransaction
import ModulePlanning

/// Where the files of a copy go.
struct CopyPaths {
    private let extent: Extent
    private let map: NameMap
    private let new: NameWords
    /// The folders of which all Swift files belong to the module.
    private let own: Set<RelativePath>

    init(of extent: Extent, _ map: NameMap, to new: NameWords, in tree: FileTree) throws(Failure) {
        (self.extent, self.map, self.new) = (extent, map, new)
        let taken = Set(extent.files.map(\.path))
        var open: Set<RelativePath> = []
        for path in try tree.files(extensions: ["swift"]) where !taken.contains(path) { open.formUnion(path.ancestors) }
        own = Set(extent.files.flatMap(\.path.ancestors)).subtracting(open)
    }

    /// The path of a file's copy.
    func path(of file: RelativePath) -> RelativePath {
        let components = file.components.map(String.init)
        let root = extent.folders.filter(file.isInside).map { $0.components.count - 1 }.min()
        var renamed: [String] = []
        for (index, component) in components.enumerated() {
            let folder = RelativePath(trusted: components[...index].joined(separator: "/"))
            // The tests' folder of the module may have what is shared.
            let isNamed = component == extent.name && !extent.folders.contains { $0.isInside(folder) }
            let isOwn = root.map { index >= $0 } ?? (own.contains(folder) || isNamed)
            let name = index == components.count - 1 || isOwn ? map.renamed(text: component) : component
            // A folder of another name than the module's gets the copy's.
            renamed.append(name == component && index == root && extent.targets.isEmpty ? new.pascal : name)
        }
        let isNamed = renamed.last != components.last
        if !isNamed, extent.targets.isEmpty, let last = renamed.last,
            [".swift", ".storyboard", ".xib"].contains(where: last.hasSuffix)
                || !extent.folders.contains(where: file.isInside)
        {
            renamed[renamed.count - 1] = new.inFront(of: last)
        }
        return RelativePath(trusted: renamed.joined(separator: "/"))
    }
}
