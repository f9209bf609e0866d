import Diagnostics
import ScaffoldKit
import SwiftOutline

extension SourceFile {
    /// Folders that hold what was built or checked out, wherever they lie.
    private static let builtFolders: Set<Substring> = ["build", "Build", "checkouts", "SourcePackages", "fastlane"]

    /// The Swift files below the root that people wrote, sorted.
    static func all(in tree: FileTree) throws(Failure) -> [SourceFile] {
        parallelMap(try tree.outlines(of: try paths(in: tree)), batch: 32) { SourceFile(path: $0, outline: $1) }
    }

    private static func paths(in tree: FileTree) throws(Failure) -> [RelativePath] {
        try tree.files(extensions: ["swift"]).filter(isWritten)
    }

    /// Whether a file was neither built nor checked out.
    static func isWritten(_ path: RelativePath) -> Bool {
        path.components.dropLast().allSatisfy { !builtFolders.contains($0) }
    }
}
