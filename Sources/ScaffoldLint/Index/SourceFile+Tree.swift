import ScaffoldKit
import SwiftOutline

extension SourceFile {
    /// Folders that hold what was built or checked out, wherever they lie.
    private static let builtFolders = ["build", "Build", "checkouts", "SourcePackages", "fastlane"].map {
        Array($0.utf8)
    }

    /// The Swift files below the root that somebody wrote, sorted.
    static func all(in tree: FileTree) throws(FileTreeError) -> [SourceFile] {
        parallelMap(try tree.outlines(of: try paths(in: tree)), batch: 32) { SourceFile(path: $0, outline: $1) }
    }

    private static func paths(in tree: FileTree) throws(FileTreeError) -> [RelativePath] {
        try tree.files(extensions: ["swift"]).filter(isWritten)
    }

    /// Whether a file is none that was built or checked out.
    static func isWritten(_ path: RelativePath) -> Bool {
        !path.hasFolder { name in builtFolders.contains { $0.count == name.count && $0.elementsEqual(name) } }
    }
}
