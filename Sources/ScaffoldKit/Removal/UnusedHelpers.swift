import SwiftOutline

/// Which of the files that a module brought into the app for all to share nothing else of the app speaks of any more.
struct UnusedHelpers {
    private var candidates: [ModuleRecord.File] = []
    /// What each of them declares for others to name: types, and the members of extensions.
    private var declared: [String: Set<String>] = [:]
    /// The names that each other file of the app speaks of, as far as a helper declares them.
    private var spoken: [String: Set<String>] = [:]

    /// - Parameter files: What was brought, and is still as it was written.
    init(_ files: [ModuleRecord.File], in tree: FileTree) throws(FileTreeError) {
        candidates = files
        var outlines: [String: Outline] = [:]
        for path in try tree.files(extensions: ["swift"]) {
            guard let bytes = try tree.read(path) else { continue }
            outlines[path.text] = Outline(SourceText(bytes))
        }
        for file in files { declared[file.path] = outlines[file.path].map(Self.names) ?? [] }
        let wanted = declared.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for (path, outline) in outlines {
            let names = outline.tokens.lazy.filter { $0.kind == .identifier }.map { outline.source.text($0.range) }
            spoken[path] = wanted.intersection(names)
        }
    }

    /// Those that can go: named by none but each other.
    var files: [ModuleRecord.File] {
        var going = candidates
        while true {
            let paths = Set(going.map(\.path))
            let others = spoken.filter { !paths.contains($0.key) }.values
            let named = others.reduce(into: Set<String>()) { $0.formUnion($1) }
            let left = going.filter { named.isDisjoint(with: declared[$0.path] ?? []) }
            if left.count == going.count { return left }
            going = left
        }
    }

    private static func names(_ outline: Outline) -> Set<String> {
        var names: Set<String> = []
        for declaration in outline.declarations where declaration.kind != .import {
            if declaration.kind == .extension {
                names.formUnion(declaration.members.map(\.name))
            } else {
                names.insert(declaration.name)
            }
        }
        return names.filter { !$0.isEmpty }
    }
}
