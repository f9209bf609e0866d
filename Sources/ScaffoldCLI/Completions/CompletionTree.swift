/// Every command that a shell can complete, for the writers of completion scripts.
struct CompletionTree {
    /// One command.
    struct Node {
        /// The names without the tool's own: `["template", "render"]`.
        let names: [String]
        let definition: CommandDefinition

        /// What is typed between the tool and the command's own words: `template render`, empty for the root.
        var key: String { names.joined(separator: " ") }
    }

    let tool: String
    /// The root first, and each command before those below it.
    let nodes: [Node]

    init(root: any Command) {
        tool = root.name
        nodes = Self.nodes(of: CommandPath(root: root))
    }

    private static func nodes(of path: CommandPath) -> [Node] {
        [Node(names: Array(path.names.dropFirst()), definition: path.definition)]
            + path.definition.listedSubcommands.flatMap { path.appending($0.name).map(nodes) ?? [] }
    }

    /// The options that take a value, as `key:spelling`, so that a script can pass over the value.
    var valueOptions: [String] {
        nodes.flatMap { node in
            node.definition.allSwitches.filter { $0.option != nil }
                .flatMap { $0.spellings.map { "\(node.key):\($0)" } }
        }
    }

    /// The steps from one command to a command below it, as `key:name`.
    var steps: [String] {
        nodes.flatMap { node in node.definition.listedSubcommands.map { "\(node.key):\($0.name)" } }
    }
}
