import Diagnostics
import StencilEngine

/// All commands with their definitions, for completion scripts.
struct CompletionTree {
    let tool: String
    /// The root first, each command before its subcommands.
    let nodes: [CommandPath]

    init(root: any Command) {
        tool = root.name
        nodes = Self.nodes(of: CommandPath(root: root))
    }

    private static func nodes(of path: CommandPath) -> [CommandPath] {
        [path] + path.listedSubcommands.flatMap(nodes)
    }

    /// The script of a shell, as its template lays it out. In the template `@tool@` is the tool's name.
    func script(_ shell: Shell) throws(Failure) -> String {
        let commands = nodes.flatMap { node in node.listedSubcommands.map { (node, $0.command.name) } }
        let switches = nodes.flatMap { node in node.command.allSwitches.map { (node, $0) } }
        return try BuiltInPage("completions/\(shell)").text([
            "nodes": .array(nodes.map { value($0, shell) }),
            // The subcommands of all commands, and the options whose values a script skips.
            "steps": .array(commands.flatMap { $0.keys([$1]) }),
            "valueOptions": .array(switches.flatMap { $1.wordOption == nil ? [] : $0.keys($1.spellings) }),
        ])
        .replacingAll("@tool@", with: tool)
    }

    private func value(_ node: CommandPath, _ shell: Shell) -> TemplateValue {
        [
            "key": .string(node.key), "name": .string(node.names.joined(separator: "_")),
            "isRoot": .bool(node.names.count == 1),
            "subcommands": .array(
                node.listedSubcommands.map {
                    let abstract = shell.quoted($0.texts.abstract, zsh: ":\\", " \"'()`$;&|<>*?[]{}~#!")
                    return ["name": .string($0.command.name), "abstract": abstract]
                }
            ),
            "arguments": .array(
                node.command.arguments.map {
                    ["name": .string($0.name), "count": .string("\($0.count)"), "value": Self.value($0.kind)]
                }
            ),
            "switches": .array(node.command.allSwitches.map { value($0, of: node, shell) }),
        ]
    }

    private func value(_ definition: any SwitchDefinition, of node: CommandPath, _ shell: Shell) -> TemplateValue {
        let option = definition.wordOption
        return [
            "name": .string(definition.name), "short": definition.short.map { .string(String($0)) } ?? nil,
            "spellings": .array(definition.spellings.map(TemplateValue.string)),
            "keys": .array(node.keys(definition.spellings)),
            "help": shell.quoted(node.texts.help(on: definition.name), zsh: ":\\[]"),
            "value": option.map { Self.value($0.kind) } ?? nil, "isList": .bool(option?.isList == true),
            "valueName": option.map { shell.quoted($0.valueName, zsh: ":\\") } ?? nil,
        ]
    }

    private static func value(_ kind: ValueKind) -> TemplateValue {
        let (name, words): (String, [String]) =
            switch kind {
            case .text: ("text", [])
            case .oneOf(let words): ("choice", words)
            case .file(let extensions): ("file", extensions)
            case .directory: ("directory", [])
            case .candidates(let topic): ("candidates", [topic.rawValue])
            }
        return ["kind": .string(name), "words": .array(words.map(TemplateValue.string))]
    }
}

extension CommandPath {
    /// The words after the tool's name: `template render`; empty for the root.
    fileprivate var key: String { names.dropFirst().joined(separator: " ") }

    /// The words as they follow the command: `template render:--output`.
    fileprivate func keys(_ words: [String]) -> [TemplateValue] { words.map { .string("\(key):\($0)") } }
}

extension Shell {
    /// A text between single quotes.
    ///
    /// - Parameter marks: What zsh reads in the text itself, in the order in which it is escaped.
    fileprivate func quoted(_ text: String, zsh marks: String...) -> TemplateValue {
        switch self {
        case .bash: .string(text)
        case .fish: .string(text.backslashing("'\\"))
        case .zsh: .string(marks.reduce(text) { $0.backslashing($1) }.replacingAll("'", with: "'\\''"))
        }
    }
}
