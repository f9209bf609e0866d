import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits

/// What manifests write for a module, its targets' names and the paths of its files, and what they have for the copy.
struct ManifestNames {
    private let extent: Extent
    private let copies: CopyPaths
    private let map: NameMap
    /// The names of the targets, packages and folders that are copied.
    private let names: Set<String>

    init(of module: CopiedModule, in tree: FileTree) throws(Failure) {
        (extent, map) = (module.extent, module.names.outer)
        copies = try CopyPaths(of: module.extent, module.names.outer, to: module.new, in: tree)
        names = extent.folderTargets.union(extent.targets + extent.folders.map { String($0.name) })
            .subtracting(extent.otherTargets).filter(module.names.outer.matches)
    }

    /// Whether a text names a copied target, or leads to a file that is copied.
    func contains(_ text: String, in folder: String) -> Bool {
        isProduct(text) || text.hasSuffix("Tests") && names.contains(String(text.dropLast(5)))
            || path(of: text, in: folder).map { $0 != text } == true
    }

    /// Whether a text is the name of a copied target, also as that of a framework or behind that of its project: `Movies.framework`,
    /// `Movies/Movies`.
    private func isProduct(_ text: String) -> Bool {
        let ending = ".framework"
        let parts = (text.hasSuffix(ending) ? text.dropLast(ending.count) : text[...]).split(separator: "/")
        return !parts.isEmpty && parts.allSatisfy { names.contains(String($0)) }
    }

    /// Whether a declaration's name is that of a copied target.
    func contains(declared name: String) -> Bool { names.contains(NameWords(name).pascal) }

    /// The text that stands for the copy.
    func copy(of text: String, in folder: String) -> String {
        if let path = path(of: text, in: folder) { return path }
        return text.contains("/") && !text.contains(" ") && !isProduct(text) ? text : map.renamed(text: text)
    }

    /// The path that the copy has instead of one, which begins at the manifest's folder or at the root.
    ///
    /// - Returns: `nil` for a text that is no path to files that are copied.
    func path(of text: String, in folder: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let wild = parts.firstIndex { part in part.contains { "*?{$[\\".contains($0) } } ?? parts.endIndex
        let end = parts[..<wild].lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        let start = parts[..<end].lastIndex { ["", ".", ".."].contains($0) }.map { $0 + 1 } ?? 0
        for base in [folder, ""] {
            let path = ProjectPath.join(base, parts[..<end].joined(separator: "/"))
            guard !path.hasPrefix(".."), let path = try? RelativePath(path), isCopied(path) else { continue }
            let new = copy(of: path).components.suffix(end - start).map(String.init)
            return (parts[..<start] + new + parts[end...]).joined(separator: "/")
        }
        return nil
    }

    /// The path of a copied file's copy instead of one that a test or a script has, from the root or a folder below it.
    func path(ofFile text: String) -> String? {
        let all = text.split(separator: "/")
        let parts = all.drop { $0 == ".." || $0 == "." }
        let files = extent.files.map(\.path).filter { "/\($0)".hasSuffix("/" + parts.joined(separator: "/")) }
        guard parts.count > 1, files.count == 1 else { return nil }
        let path = all.prefix(all.count - parts.count) + copies.path(of: files[0]).components.suffix(parts.count)
        return (text.hasPrefix("/") ? "/" : "") + path.joined(separator: "/")
    }

    private func isCopied(_ path: RelativePath) -> Bool {
        extent.folders.contains(where: path.isInside) || extent.files.contains { $0.path.isInside(path) }
    }

    private func copy(of path: RelativePath) -> RelativePath {
        if extent.holds(path) { return copies.path(of: path) }
        return copies.path(of: RelativePath(trusted: "\(path)/file.swift")).parent ?? path
    }
}
