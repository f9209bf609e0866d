import SwiftOutline

/// How often each file of an app speaks of which name: tells whether what was brought for modules to share is used.
struct HelperNames {
    private let files: [(path: RelativePath, outline: Outline)]

    /// Reads every Swift file below the root.
    init(in tree: FileTree) throws(FileTreeError) {
        files = try tree.outlines(of: try tree.files(extensions: ["swift"]))
    }

    /// What a file declares for others to name: types, functions, and the members of its extensions.
    static func declared(by bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        for declaration in Outline(SourceText(bytes)).declarations where declaration.kind != .import {
            if declaration.kind == .extension {
                names.formUnion(declaration.members.map(\.name))
            } else {
                names.insert(declaration.name)
            }
        }
        return names.filter { !$0.isEmpty }
    }

    /// How often the files speak of each of some names.
    func counts(of names: Set<String>) -> [String: Int] {
        let all = Dictionary(names.map { ($0, 0) }) { first, _ in first }
        return perFile(names).reduce(into: all) { sums, file in sums.merge(file.counts, uniquingKeysWith: +) }
    }

    /// Those of some helpers of which nothing but others of them speaks more often than before they were there.
    func unused(_ helpers: [ModuleRecord.Helper]) -> [ModuleRecord.Helper] {
        let files = perFile(Set(helpers.flatMap(\.names.keys)))
        var going = helpers
        while true {
            let paths = Set(going.map(\.path))
            var counts: [String: Int] = [:]
            for file in files where !paths.contains(file.path) { counts.merge(file.counts, uniquingKeysWith: +) }
            let left = going.filter { helper in
                helper.names.allSatisfy { name, before in counts[name] ?? 0 <= before }
            }
            if left.count == going.count { return left }
            going = left
        }
    }

    /// The files that speak of any of the names.
    private func perFile(_ names: Set<String>) -> [(path: String, counts: [String: Int])] {
        let table = NameTable(names)
        return files.compactMap { path, outline in
            let uses = table.uses(in: outline)
            guard !uses.isEmpty else { return nil }
            return (path.text, uses.reduce(into: [:]) { $0[$1.name, default: 0] += 1 })
        }
    }
}
