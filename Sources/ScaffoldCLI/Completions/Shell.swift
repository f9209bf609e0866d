/// A shell that completions can be written for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The shell of a path like `/bin/zsh`, which is what the variable `SHELL` holds.
    init?(path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        self.init(rawValue: name)
    }

    /// The completion script for a tree of commands.
    func script(for root: Command) -> String {
        let tree = CompletionTree(root: root)
        return switch self {
        case .bash: BashCompletion(tree: tree).script
        case .zsh: ZshCompletion(tree: tree).script
        case .fish: FishCompletion(tree: tree).script
        }
    }
}
