import Diagnostics

/// A path that the tool will not touch, and why.
package struct RefusedPath: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a path.
    package enum Reason: Hashable, Sendable {
        /// There is nothing in it, or nothing but `.`.
        case empty
        /// It starts at the file system's root.
        case absolute
        /// Its `..` climb out of the app's root.
        case leavesRoot
        /// Two slashes follow each other, or one stands at the end.
        case emptyComponent
        /// It contains NUL, a line break or another control character.
        case controlCharacter
        /// It, or one component, is longer than file systems take.
        case tooLong
        /// It lies inside a `.git` folder, where a file could run commands.
        case git
        /// It lies inside the folder in which commits are staged.
        case stage
        /// A symbolic link on the way points out of the app's root; the link's own path is given.
        case linkLeavesRoot(link: String)
        /// Symbolic links on the way lead in a circle.
        case linkLoop
        /// It differs only in case or accent composition from another path of the same plan, which is given.
        case differsOnlyInCase(other: String)
        /// Another path of the same plan, which is given, needs a folder where this one needs a file, or the reverse.
        case fileAndFolder(other: String)
        /// A symbolic link has taken the place of a folder since the plan was made.
        case folderBecameLink
    }

    /// The path as it was given.
    package let path: String

    /// What is wrong with it.
    package let reason: Reason

    /// One line in the form of every error of the tool, with what would be right.
    package var description: String { problem().description }

    /// The problem to report.
    ///
    /// - Parameter mark: Where the path was written, if that is known.
    package func problem(at mark: SourceMark? = nil) -> Problem { Problem(message, at: mark, hint: hint) }

    private var message: String {
        let quoted = "\"\(Self.printable(path))\""
        return switch reason {
        case .empty: "the path \(quoted) names nothing"
        case .absolute: "the path \(quoted) is absolute"
        case .leavesRoot: "the path \(quoted) leaves the app's root"
        case .emptyComponent: "the path \(quoted) has an empty component"
        case .controlCharacter: "the path \(quoted) holds a control character"
        case .tooLong: "the path \(quoted) is too long"
        case .git: "the path \(quoted) lies inside \".git\", where the tool writes nothing"
        case .stage: "the path \(quoted) lies inside \"\(StageFolder.name)\", which belongs to running commits"
        case .linkLeavesRoot(let link):
            "the path \(quoted) leaves the app's root through the link \"\(Self.printable(link))\""
        case .linkLoop: "the path \(quoted) goes through symbolic links that lead in a circle"
        case .differsOnlyInCase(let other):
            "the paths \(quoted) and \"\(Self.printable(other))\" differ only in case, and are one on a Mac"
        case .fileAndFolder(let other):
            "the paths \(quoted) and \"\(Self.printable(other))\" cannot both be files"
        case .folderBecameLink: "the folder \(quoted) has become a symbolic link since the plan was made"
        }
    }

    private var hint: String {
        switch reason {
        case .empty: "give the name of a file or folder"
        case .absolute: "give it relative to the app's root"
        case .leavesRoot: "give one that stays inside"
        case .emptyComponent: "write a single slash between names"
        case .controlCharacter: "use printable characters"
        case .tooLong:
            "names have at most \(RelativePath.longestComponent) bytes, paths \(RelativePath.longestPath)"
        case .git, .stage: "choose another folder"
        case .linkLeavesRoot: "replace the link by a folder or choose another path"
        case .linkLoop: "remove one of them"
        case .differsOnlyInCase, .fileAndFolder: "rename one of them"
        case .folderBecameLink: "run the command again"
        }
    }

    /// The path with control characters replaced, and cut when it is very long, so that it can be shown on a terminal.
    private static func printable(_ path: String) -> String {
        var shown = ""
        for scalar in path.unicodeScalars.prefix(200) {
            shown.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
        }
        return path.unicodeScalars.count > 200 ? shown + "…" : shown
    }
}
