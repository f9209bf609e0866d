import ScaffoldKit
import SwiftOutline

extension SourceFile {
    /// Folders that hold what was built or checked out, wherever they lie.
    private static let builtFolders = ["build", "Build", "checkouts", "SourcePackages", "fastlane"].map {
        Array($0.utf8)
    }

    /// The Swift files below the root that somebody wrote, sorted.
    static func all(in tree: FileTree) throws(FileTreeError) -> [SourceFile] {
        try tree.outlines(of: try paths(in: tree)) { SourceFile(path: $0, outline: &$1) }
    }

    /// The same, each with what it has of a style's signs.
    package static func all(in tree: FileTree, for wanted: AppGlance.Wanted) throws(FileTreeError) -> [(
        file: SourceFile, glance: AppGlance.Part
    )] {
        try tree.outlines(of: try paths(in: tree)) { path, outline in
            let glance = AppGlance.Part(of: outline, for: wanted)
            return (SourceFile(path: path, outline: &outline), glance)
        }
    }

    private static func paths(in tree: FileTree) throws(FileTreeError) -> [RelativePath] {
        try tree.files(extensions: ["swift"]).filter(isWritten)
    }

    /// Whether a file is none that was built or checked out.
    static func isWritten(_ path: RelativePath) -> Bool {
        !path.hasFolder { name in builtFolders.contains { $0.count == name.count && $0.elementsEqual(name) } }
    }
}
