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

    /// Reads the rules around some paths.
    package init(around paths: [RelativePath], in tree: FileTree) throws(Failure) {
        let folders = Set(paths.flatMap(\.ancestors)).sorted { $0.components.count < $1.components.count }
        for folder in [nil] + folders {
            let path = RelativePath(trusted: (folder.map { "\($0)/" } ?? "") + ".gitignore")
            guard try tree.hasFile(path), let bytes = try tree.read(path) else { continue }
            let lines = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }
            rules += lines.compactMap { Rule($0, below: folder?.text ?? "") }
        }
    }

    /// Whether Git ignores a file, or a folder around it.
    package func ignores(_ path: RelativePath) -> Bool {
        let folder = path.parent?.text ?? ""
        let last = rules.last { $0.glob.matches($0.isForFolders ? folder : path.text) }
        return last.map { !$0.isNegated } ?? false
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
