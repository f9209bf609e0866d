import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits

/// The entries of XcodeGen's manifests that name a target or folder of a module, with their copies.
struct GeneratorEntries {
    private(set) var entries: [(path: RelativePath, edits: [SourceEdit])] = []
    /// The copies of the manifests that are the module's own.
    private(set) var files: [RelativePath: String] = [:]
    /// The names that cannot be repeated where they stand.
    private(set) var unplaced: [UnplacedName] = []

    /// The keys of what comes from elsewhere.
    private static let foreign: Set<String> = ["package", "product", "products", "sdk", "framework", "carthage"]

    init(of extent: Extent, named names: ManifestNames, in tree: FileTree) throws(Failure) {
        for file in try ProjectManifest(of: tree)?.yamlFiles ?? [] {
            guard let bytes = try tree.read(file.path) else { continue }
            let isNamed = { (text: String) in names.contains(text, in: file.folder) }
            let copy = { (text: String, key: String?) in
                key.map(Self.foreign.contains) == true && !isNamed(text) ? text : names.copy(of: text, in: file.folder)
            }
            if extent.holds(file.path) {
                files[file.path] = EntryCopies.text(of: bytes, file.root, copy: copy)
                continue
            }
            let found = EntryCopies(of: bytes, file.root, copy: copy, where: isNamed)
            if !found.edits.isEmpty { entries.append((file.path, found.edits)) }
            unplaced += found.unplaced.map { name in
                let copy = names.copy(of: name.text ?? "", in: file.folder)
                return UnplacedName(mark: SourceMark(name.start, in: file.path.text), copy: copy)
            }
        }
    }
}
