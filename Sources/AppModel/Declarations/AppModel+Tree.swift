import Diagnostics
import FileTransaction
import SwiftOutline

extension AppModel {
    /// Names of folders that hold build products or checkouts, at any depth.
    private static let builtFolders: Set<Substring> = ["build", "Build", "checkouts", "SourcePackages", "fastlane"]

    /// The model of the app in a tree, including the tree's planned changes.
    ///
    /// All copies of a tree share one model of the files on disk; planned changes replace files in it.
    /// - Throws: `Failure` if a file or folder cannot be read.
    package static func of(_ tree: FileTree) throws(Failure) -> AppModel {
        let disk = try onDisk(of: tree)
        let (changed, removed) = try changes(of: tree)
        return changed.isEmpty && removed.isEmpty ? disk : disk.replacing(changed, removing: removed)
    }

    /// The files of the app as they will be, sorted, for those who need no model of the types.
    package static func files(of tree: FileTree) throws(Failure) -> [SourceFile] {
        let (changed, removed) = try changes(of: tree)
        return try onDisk(of: tree).files(replacing: changed, removing: removed)
    }

    /// The model of the app without the tree's planned changes.
    package static func onDisk(of tree: FileTree) throws(Failure) -> AppModel {
        try tree.shared { (tree) throws(Failure) in AppModel(reading: try sources(in: tree)) }
    }

    /// The sources that the tree plans to create or change, sorted, and the paths of those that it removes.
    package static func changes(of tree: FileTree) throws(Failure) -> (
        changed: [SourceFile], removed: Set<RelativePath>
    ) {
        var changed: [SourceFile] = []
        var removed: Set<RelativePath> = []
        let configuration = configuration(of: tree)
        for path in tree.changedPaths where path.fileExtension == "swift" && isWritten(path) {
            if let outline = try tree.outline(of: path) {
                let isGenerated = configuration.isGenerated(path)
                changed.append(SourceFile(path: path, outline: outline, isListedAsGenerated: isGenerated))
            } else {
                removed.insert(path)
            }
        }
        return (changed.sorted { $0.path < $1.path }, removed)
    }

    private static func sources(in tree: FileTree) throws(Failure) -> [SourceFile] {
        let paths = try tree.files(extensions: ["swift"]).filter(isWritten)
        let configuration = configuration(of: tree)
        return parallelMap(try tree.outlines(of: paths), batch: 32) { path, outline in
            SourceFile(path: path, outline: outline, isListedAsGenerated: configuration.isGenerated(path))
        }
    }

    /// The app's configuration. One that cannot be read is reported by what depends on it.
    private static func configuration(of tree: FileTree) -> AppConfiguration {
        (try? AppConfiguration.read(in: tree)) ?? AppConfiguration()
    }

    /// Whether a file is a source of the app, not a build product or part of a checkout.
    package static func isWritten(_ path: RelativePath) -> Bool {
        path.components.dropLast().allSatisfy { !builtFolders.contains($0) }
    }
}
