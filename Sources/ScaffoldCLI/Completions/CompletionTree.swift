import BuiltInStyles
import Diagnostics

/// All commands with their definitions, for completion scripts.
struct CompletionTree {
    /// A command.
    struct Node {
        /// The names without the tool's own: `["template", "render"]`.
        let names: [String]
        let definition: CommandDefinition

        /// The words after the tool's name: `template render`; empty for the root.
        var key: String { names.joined(separator: " ") }
    }

    let tool: String
    /// The root first, each command before its subcommands.
    let nodes: [Node]

    init(root: any Command) {
        tool = root.name
        nodes = Self.nodes(of: CommandPath(root: root))
    }

    private static func nodes(of path: CommandPath) -> [Node] {
        [Node(names: Array(path.names.dropFirst()), definition: path.definition)]
            + path.definition.listedSubcommands.flatMap { path.appending($0.name).map(nodes) ?? [] }
    }

    /// The options with values as `key:spelling`, so that a script can skip the values.
    var valueOptions: [String] {
        nodes.flatMap { node in
            node.definition.allSwitches.filter { $0.wordOption != nil }
                .flatMap { $0.spellings.map { "\(node.key):\($0)" } }
        }
    }

    /// The subcommands of all commands, as `key:name`.
    var steps: [String] { nodes.flatMap { node in node.definition.listedSubcommands.map { "\(node.key):\($0.name)" } } }

    /// The script of a shell: its embedded text, with the tool's name and what depends on the commands put in.
    func script(_ shell: String, _ parts: [String: String]) -> String {
        let text = BuiltInStyles.text("completions/\(shell)").replacingAll("%tool%", with: tool)
        return parts.reduce(String(text.dropLast())) { $0.replacingAll("%\($1.key)%", with: $1.value) }
    }
}
