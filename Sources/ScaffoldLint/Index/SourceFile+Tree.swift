import ScaffoldKit
import SwiftOutline

extension SourceFile {
    /// Folders that hold what was built or checked out, wherever they lie.
    private static let builtFolders: Set<Substring> = ["build", "Build", "checkouts", "SourcePackages", "fastlane"]

    /// The Swift files below the root that people wrote, sorted.
    static func all(in tree: FileTree) throws(FileTreeError) -> [SourceFile] {
        try tree.outlines(of: try paths(in: tree)) { SourceFile(path: $0, outline: $1) }
    }

    /// The same, each with what it has of a style's signs.
    package static func all(in tree: FileTree, for wanted: AppGlance.Wanted) throws(FileTreeError) -> [(
        file: SourceFile, glance: AppGlance.Part
    )] {
        try tree.outlines(of: try paths(in: tree)) { path, outline in
            (SourceFile(path: path, outline: outline), AppGlance.Part(of: outline, for: wanted))
        }
    }

    private static func paths(in tree: FileTree) throws(FileTreeError) -> [RelativePath] {
        try tree.files(extensions: ["swift"]).filter(isWritten)
    }

    /// Whether a file was neither built nor checked out.
    static func isWritten(_ path: RelativePath) -> Bool {
        path.components.dropLast().allSatisfy { !builtFolders.contains($0) }
    }
}
