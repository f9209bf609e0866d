/// Draws files as a tree. A folder whose only entry is a folder shares its line: `Modules/Favorites`.
struct TreeRenderer {
    let style: TextStyle

    /// The title and the tree below it.
    func lines(title: String, files: [ReportedFile]) -> [String] {
        let entries = files.map { Entry(parts: $0.path.split(separator: "/"), file: $0) }.filter { !$0.parts.isEmpty }
        return [style(.bold, title)] + lines(of: entries, indent: "")
    }

    /// A file with its path components below the current folder of the tree.
    private struct Entry {
        let parts: [Substring]
        let file: ReportedFile
    }

    /// The lines of a folder's entries: folders before files, each sorted by name.
    private func lines(of entries: [Entry], indent: String) -> [String] {
        let files = entries.filter { $0.parts.count == 1 }.sorted { $0.parts[0] < $1.parts[0] }
        let folders = Dictionary(grouping: entries.filter { $0.parts.count > 1 }) { $0.parts[0] }
            .sorted { $0.key < $1.key }
        let children =
            folders.map { Self.folder(String($0.key), $0.value) }
            + files.map { entry in
                let (sign, look, _) = entry.file.status.shown
                return (style(look, sign + " " + entry.parts[0]), [])
            }
        return children.enumerated().flatMap { index, child in
            let isLast = index == children.count - 1
            return [style(.dim, indent + (isLast ? "└── " : "├── ")) + child.label]
                + lines(of: child.entries, indent: indent + (isLast ? "    " : "│   "))
        }
    }

    /// A folder's name and entries, merged with its only folder if it contains nothing else.
    private static func folder(_ name: String, _ entries: [Entry]) -> (label: String, entries: [Entry]) {
        let rest = entries.map { Entry(parts: Array($0.parts.dropFirst()), file: $0.file) }
        guard let first = rest.first?.parts[0], rest.allSatisfy({ $0.parts.count > 1 && $0.parts[0] == first }) else {
            return (name, rest)
        }
        return folder(name + "/" + first, rest)
    }
}
