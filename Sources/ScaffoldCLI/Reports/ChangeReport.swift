import Diagnostics
import ModulePlanning

/// The files that a run changed or would change, as a tree on a terminal or one line per file, and their counts.
struct ChangeReport {
    /// The display path of the app's root.
    let root: String
    let files: [ReportedFile]
    let isDryRun: Bool

    func write(to console: Console) {
        let lines = console.output.isTerminal ? tree(console.outputStyle) : plainLines
        console.output.writeLines(lines + [summary])
    }

    private var changed: [ReportedFile] { files.filter { $0.status != .unchanged } }

    private func tree(_ style: TextStyle) -> [String] {
        changed.isEmpty ? [] : TreeRenderer(style: style).lines(title: root, files: changed) + [""]
    }

    /// A verb and a path relative to the current folder per line, for scripts.
    private var plainLines: [String] {
        changed.sorted { $0.path < $1.path }.map { file in
            let verb = isDryRun ? file.status.shown.intention : file.status.rawValue
            return "\(verb) \(root == "." ? file.path : "\(root)/\(file.path)")"
        }
    }

    /// `24 files created, 1 edited, 2 unchanged`.
    var summary: String {
        guard !changed.isEmpty else { return "nothing changed: \(files.count.counted("file")) up to date" }
        var counts: [String] = []
        for status in ChangeSet.File.Status.allCases {
            let count = files.count { $0.status == status }
            guard count > 0 else { continue }
            let number = counts.isEmpty ? count.counted("file") : "\(count)"
            counts.append("\(number) \(isDryRun ? "to " + status.shown.intention : status.rawValue)")
        }
        return counts.joined(separator: ", ") + (isDryRun ? "; dry run, nothing was written" : "")
    }
}
