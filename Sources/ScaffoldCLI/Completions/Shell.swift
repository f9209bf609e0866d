import Diagnostics

/// A shell with a completion script.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The shell of a path like `/bin/zsh`, as in the variable `SHELL`.
    init?(path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        self.init(rawValue: name)
    }

    /// The completion script for a tree of commands.
    func script(for root: any Command) throws(Failure) -> String { try CompletionTree(root: root).script(self) }
}
