/// Draws files as a tree, for a person at a terminal.
///
/// A folder that holds nothing but one folder shares its line: `Modules/Favorites`.
struct TreeRenderer {
    private static let branch = (middle: "├── ", last: "└── ")
    private static let trunk = (middle: "│   ", last: "    ")

    let style: TextStyle

    /// The title and the tree beneath it, line by line.
    func lines(title: String, files: [ReportedFile]) -> [String] {
        [style(.bold, title)] + lines(below: FileBranch(files: files), indent: "")
    }

    private func lines(below branch: FileBranch, indent: String) -> [String] {
        var lines: [String] = []
        for (index, child) in branch.children.enumerated() {
            let isLast = index == branch.children.count - 1
            let joint = style(.dim, indent + (isLast ? Self.branch.last : Self.branch.middle))
            lines.append(joint + label(of: child))
            lines += self.lines(below: child, indent: indent + (isLast ? Self.trunk.last : Self.trunk.middle))
        }
        return lines
    }

    private func label(of branch: FileBranch) -> String {
        guard let change = branch.change else { return branch.name }
        return style(change.look, change.mark + " " + branch.name)
    }
}
