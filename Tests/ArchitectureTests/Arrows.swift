import SwiftOutline

/// Arrows between places that use each other's types, and the circles that they make.
struct Arrows {
    /// Why an arrow is there: a file, and the name in it.
    struct Use: Hashable, CustomStringConvertible {
        let file: String
        let name: String
        var description: String { "\(name) in \(file)" }
    }

    private(set) var uses: [String: [String: Set<Use>]] = [:]

    init(_ uses: [String: [String: Set<Use>]] = [:]) { self.uses = uses }

    /// The arrows between the folders of each target. An arrow from A to B stands where a file of A names a type that only B declares
    /// at the top level.
    init(betweenFoldersOf tree: SourceTree) {
        var homes: [String: Set<String>] = [:]
        for file in tree.files {
            for declaration in file.outline.declarations where declaration.kind.isType || declaration.kind == .typealias
            {
                homes[declaration.name, default: []].insert(file.folder)
            }
        }
        for file in tree.files {
            for token in file.outline.tokens where token.kind == .identifier {
                let name = file.outline.text(token)
                guard let found = homes[name], found.count == 1, let home = found.first, home != file.folder,
                    home.hasPrefix(file.target + "/")
                else { continue }
                uses[file.folder, default: [:]][home, default: []].insert(Use(file: file.path, name: name))
            }
        }
    }

    /// The places that each place leads to, over any number of arrows.
    var reach: [String: Set<String>] {
        var reach = uses.mapValues { Set($0.keys) }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (place, ends) in reach {
                let further = ends.union(ends.flatMap { reach[$0] ?? [] })
                if further.count > ends.count { (reach[place], isGrowing) = (further, true) }
            }
        }
        return reach
    }

    /// The arrows that lie in circles, each with its uses.
    var circles: [String] {
        let reach = reach
        return uses.keys.sorted().flatMap { start in
            (uses[start] ?? [:]).keys.sorted().filter { reach[$0]?.contains(start) == true }.map { end in
                "\(start) -> \(end): \((uses[start]?[end] ?? []).map(\.description).sorted().joined(separator: ", "))"
            }
        }
    }
}
