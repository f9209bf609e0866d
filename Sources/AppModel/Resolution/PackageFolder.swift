import FileTransaction
import SwiftEdits
import SwiftOutline

/// The folder of a local package with its targets, which are read from the manifest when they are asked for.
package final class PackageFolder {
    /// A target; one without a name holds the files that the manifest's targets do not.
    package struct Target {
        /// The folder of its sources, with a slash at the end.
        package let folder: String
        package let name: String

        /// What files of one target share; the folder where the manifest does not name the target.
        var id: String { name.isEmpty ? folder : name }
    }

    /// The folder with a slash at the end; empty for the app's root.
    let path: String
    private let manifest: SourceFile

    package init(of manifest: SourceFile) {
        self.manifest = manifest
        path = String(manifest.path.text.dropLast(manifest.path.name.count))
    }

    /// The name of the package's folder, which often is that of its only library.
    var name: String { String(path.split(separator: "/").last ?? "") }

    package private(set) lazy var targets = ManifestTarget.targets(among: manifest.code().calls).compactMap { target in
        target.folder.map { Target(folder: path + ($0.isEmpty ? "" : $0 + "/"), name: target.name) }
    }

    /// The targets whose usual folders have names that the manifest writes somewhere, in a constant or as a case.
    package var conventionalTargets: [Target] {
        let names = manifest.outline.tokens.filter { $0.kind == .string }.map {
            manifest.outline.text($0).filter { $0 != "\"" }
        }
        return Set(names.filter { !$0.isEmpty && !$0.contains("/") }).sorted().map {
            Target(folder: "\(path)Sources/\($0)/", name: $0)
        }
    }

    /// The target that a file below the folder belongs to.
    func target(of path: String) -> Target {
        let found = targets.filter { path.hasPrefix($0.folder) }.max { $0.folder.count < $1.folder.count }
        return found ?? Target(folder: self.path, name: "")
    }
}
