/// Says what a run did to files, or would do: a tree on a terminal, a line for each file elsewhere, and the counts.
struct ChangeReport {
    /// What the paths are below, as the user would write it.
    let root: String
    let files: [ReportedFile]
    /// Whether nothing was written, and the report says what would be.
    let isDryRun: Bool

    /// Writes the report to the console's output.
    func write(to console: Console) {
        let lines = console.output.isTerminal ? tree(console.outputStyle) : plainLines
        for line in lines + [summary] { console.output.writeLine(line) }
    }

    private var changed: [ReportedFile] { files.filter { $0.change != .unchanged } }

    private func tree(_ style: TextStyle) -> [String] {
        changed.isEmpty ? [] : TreeRenderer(style: style).lines(title: root, files: changed) + [""]
    }

    /// A verb and the path from where the user stands, so that the line can be used in a script.
    private var plainLines: [String] {
        changed.sorted { $0.path < $1.path }.map { file in
            let verb = isDryRun ? file.change.intention : file.change.rawValue
            return "\(verb) \(root == "." ? file.path : "\(root)/\(file.path)")"
        }
    }

    /// `24 files created, 1 edited, 2 unchanged`.
    var summary: String {
        guard !changed.isEmpty else { return "nothing changed: \(Self.files(files.count)) as wanted already" }
        var counts: [String] = []
        for change in ReportedFile.Change.allCases {
            let count = files.count { $0.change == change }
            guard count > 0 else { continue }
            let number = counts.isEmpty ? Self.files(count) : "\(count)"
            counts.append("\(number) \(isDryRun ? "to " + change.intention : change.rawValue)")
        }
        return counts.joined(separator: ", ") + (isDryRun ? "; dry run, nothing was written" : "")
    }

    private static func files(_ count: Int) -> String {
        count == 1 ? "1 file" : "\(count) files"
    }
}
