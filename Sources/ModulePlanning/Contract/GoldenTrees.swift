import Diagnostics
import Styles

/// The golden trees of a style: the expected files of its modules, in `golden/<spec>/` in the style's folder.
package struct GoldenTrees: Sendable {
    /// The files of each tree, keyed by the name of the spec.
    private let trees: [String: [String: String]]

    /// - Parameter files: The files of the style, with paths relative to its folder.
    package init(_ files: [(path: String, text: String)]) {
        var trees: [String: [String: String]] = [:]
        for file in files where file.path.hasPrefix(Style.goldenFolder) {
            let rest = file.path.dropFirst(Style.goldenFolder.count)
            guard let slash = rest.firstIndex(of: "/") else { continue }
            trees[String(rest[..<slash]), default: [:]][String(rest[rest.index(after: slash)...])] = file.text
        }
        self.trees = trees
    }

    /// The path of a file in a tree, relative to the style's folder.
    package static func path(_ spec: String, _ file: String) -> String { Style.goldenFolder + spec + "/" + file }

    /// The differences from the golden tree; empty if the spec has no tree.
    func differences(_ spec: String, _ files: [(path: String, text: String)]) -> [Problem] {
        guard let tree = trees[spec] else { return [] }
        let found = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        let hint = "scaffold style test --record writes the golden trees anew; read the difference first"
        return Set(tree.keys).union(found.keys).sorted().compactMap { path in
            guard found[path] != tree[path] else { return nil }
            let what =
                tree[path] == nil
                ? "the golden tree has no such file"
                : found[path] == nil ? "the golden tree has it, the module does not" : "it is not as in the golden tree"
            return Problem(what, at: SourceMark(source: "\(Style.goldenFolder)\(spec)/\(path)"), hint: hint)
        }
    }
}
