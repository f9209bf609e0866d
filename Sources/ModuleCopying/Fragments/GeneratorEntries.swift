import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import YAMLReader

/// The entries of XcodeGen's manifests and of a generated project's test plans that name a target or folder of a module.
struct GeneratorEntries {
    private(set) var entries: [(path: RelativePath, edits: [SourceEdit])] = []
    /// The copies of such files that are the module's own.
    private(set) var files: [RelativePath: String] = [:]
    /// The names that cannot be repeated where they stand.
    private(set) var unplaced: [UnplacedName] = []
    private let extent: Extent
    let names: ManifestNames

    /// The keys of what comes from elsewhere.
    private static let foreign: Set = ["package", "product", "products", "sdk", "framework", "carthage"]
    /// The keys of targets; what else is written outside of lists is the value of a setting.
    private static let ofTargets: Set = ["target", "targets", "testTargets", "coverageTargets", "sources"]

    init(of module: CopiedModule, in tree: FileTree) throws(Failure) {
        (extent, names) = (module.extent, try ManifestNames(of: module, in: tree))
        guard let manifest = try ProjectManifest(of: tree), manifest.generator.isRead else { return }
        for file in manifest.yamlFiles {
            try add(file, of: tree.read(file.path) ?? [])
        }
        for path in try tree.files(extensions: ["xctestplan"]) {
            let bytes = try tree.read(path) ?? []
            guard let root = try? YAMLSource(name: path.text, bytes: bytes).json() else { continue }
            add(ProjectManifest.YAMLFile(path: path, folder: "", root: root), of: bytes)
        }
    }

    private mutating func add(_ file: ProjectManifest.YAMLFile, of bytes: [UInt8]) {
        let (names, folder) = (names, file.folder)
        let isNamed = { (text: String) in names.contains(text, in: folder) }
        let copy = { (text: String, key: String?) in
            key.map(Self.foreign.contains) == true && !isNamed(text) ? text : names.copy(of: text, in: folder)
        }
        guard !extent.holds(file.path) else {
            files[file.path] = EntryCopies.text(of: bytes, file.root, copy: copy)
            return
        }
        let found = EntryCopies(of: bytes, file.root, copy: copy, where: isNamed)
        if !found.edits.isEmpty { entries.append((file.path, found.edits)) }
        for (key, node) in found.unplaced {
            let text = node.text ?? ""
            guard text.contains("/") || key.map(Self.ofTargets.contains) ?? true else { continue }
            let mark = SourceMark(node.start, in: file.path.text)
            unplaced.append(UnplacedName(mark: mark, copy: names.copy(of: text, in: folder)))
        }
    }
}
