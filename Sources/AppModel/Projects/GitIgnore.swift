import Diagnostics
import FileTransaction

/// Which files Git ignores, by the `.gitignore` of the folders around them.
///
/// A file that Git ignores is made or fetched on each machine: that it is missing here says nothing.
package struct GitIgnore: Sendable {
    fileprivate struct Rule {
        let glob: Glob
        let isNegated: Bool
        let isForFolders: Bool
    }

    /// The rules of the root, then those of inner folders: the last one that matches counts.
    private var rules: [Rule] = []

    /// The app's root below that of its repository, with a slash at its end.
    private var prefix = ""

    /// Reads the rules around some paths, those of the repository around the app, too.
    package init(around paths: [RelativePath], in tree: FileTree) throws(Failure) {
        guard !paths.isEmpty else { return }
        let folders = Set(paths.flatMap(\.ancestors)).sorted { $0.components.count < $1.components.count }
        if let (repository, inner) = Self.repository(around: tree) {
            prefix = inner.map { "\($0)/" } ?? ""
            rules += try Self.rules(".git/info/exclude", in: "", below: "", of: repository)
            let outer = inner.map { [""] + $0.ancestors.map(\.text) } ?? []
            for folder in outer { rules += try Self.rules(".gitignore", in: folder, below: "", of: repository) }
        }
        for folder in [""] + folders.map(\.text) {
            rules += try Self.rules(".gitignore", in: folder, below: prefix, of: tree)
        }
    }

    /// Whether Git ignores a file, or a folder around it.
    package func ignores(_ path: RelativePath) -> Bool {
        let folder = prefix + (path.parent?.text ?? "")
        let last = rules.last { $0.glob.matches($0.isForFolders ? folder : prefix + path.text) }
        return last.map { !$0.isNegated } ?? false
    }

    /// The repository around an app, and the app's root below it; `nil` if there is none that can be read.
    private static func repository(around tree: FileTree) -> (tree: FileTree, inner: RelativePath?)? {
        var inner: [Substring] = []
        var folders = tree.root.path.slashed()
        while true {
            guard let outer = try? FileTree(root: "/" + folders.joined(separator: "/")) else { return nil }
            let isRepository = [".git/HEAD", ".git"].contains {
                (try? outer.hasFile(RelativePath(trusted: $0))) == true
            }
            if isRepository {
                return (outer, inner.isEmpty ? nil : RelativePath(trusted: inner.joined(separator: "/")))
            }
            guard let last = folders.popLast() else { return nil }
            inner.insert(last, at: 0)
        }
    }

    /// The rules of a file in a folder of a tree, whose root lies below that of the repository.
    private static func rules(_ name: String, in folder: String, below prefix: String, of tree: FileTree)
        throws(Failure)
        -> [Rule]
    {
        let path = RelativePath(trusted: folder.isEmpty ? name : "\(folder)/\(name)")
        guard try tree.hasFile(path), let bytes = try tree.read(path) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }
        let whole = prefix + folder
        return lines.compactMap { Rule($0, below: whole.hasSuffix("/") ? String(whole.dropLast()) : whole) }
    }
}

extension GitIgnore.Rule {
    /// Reads a line; `nil` for a comment, or for none.
    fileprivate init?(_ line: Substring, below folder: String) {
        var text = line
        while text.hasSuffix(" ") { text = text.dropLast() }
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        isNegated = text.hasPrefix("!")
        if isNegated { text = text.dropFirst() }
        isForFolders = text.hasSuffix("/")
        while text.hasSuffix("/") { text = text.dropLast() }
        // With a slash that is not at its end a pattern is for paths below its own folder, else for names.
        let isAnchored = text.contains("/")
        if text.hasPrefix("/") { text = text.dropFirst() }
        guard !text.isEmpty else { return nil }
        let start = folder.isEmpty ? "" : folder + "/"
        glob = Glob(start + (isAnchored ? "" : "**/") + Self.withoutSets(text))
    }

    /// A set of characters such as `[Dd]` matches any one.
    private static func withoutSets(_ text: Substring) -> String {
        var (result, isInSet) = ("", false)
        for character in text {
            if character == "[" { isInSet = true }
            if !isInSet { result.append(character) }
            guard isInSet, character == "]" else { continue }
            isInSet = false
            result.append("?")
        }
        return result
    }
}
