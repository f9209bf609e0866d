import SwiftOutline

/// How often each file of an app speaks of which name: tells whether what was brought for modules to share is used.
struct HelperNames {
    private var counts: [String: [String: Int]] = [:]

    /// Reads every Swift file below the root.
    init(in tree: FileTree) throws(FileTreeError) {
        for path in try tree.files(extensions: ["swift"]) {
            guard let bytes = try tree.read(path) else { continue }
            let outline = Outline(SourceText(bytes))
            var found: [String: Int] = [:]
            for token in outline.tokens where token.kind == .identifier {
                found[outline.source.text(token.range), default: 0] += 1
            }
            counts[path.text] = found
        }
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

    /// How often files speak of each of some names.
    func counts(of names: Set<String>, in isMeant: (String) -> Bool) -> [String: Int] {
        var sums = Dictionary(names.map { ($0, 0) }) { first, _ in first }
        for (path, found) in counts where isMeant(path) {
            for name in names { sums[name, default: 0] += found[name] ?? 0 }
        }
        return sums
    }

    /// Those of some helpers of which nothing but others of them speaks more often than before they were there.
    func unused(_ helpers: [ModuleRecord.Helper]) -> [ModuleRecord.Helper] {
        var going = helpers
        while true {
            let paths = Set(going.map(\.path))
            let left = going.filter { helper in
                counts(of: Set(helper.names.keys)) { !paths.contains($0) }
                    .allSatisfy { $0.value <= helper.names[$0.key] ?? 0 }
            }
            if left.count == going.count { return left }
            going = left
        }
    }
}
