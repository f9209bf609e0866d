/// The completion script for zsh: one function per command, which calls `_arguments`.
struct ZshCompletion {
    let tree: CompletionTree

    var script: String {
        tree.script("zsh", ["functions": tree.nodes.map(function).joined(separator: "\n\n")])
    }
}

// MARK: - Functions

extension ZshCompletion {
    private func name(of names: [String]) -> String { (["_" + tree.tool] + names).joined(separator: "_") }

    private func function(of node: CompletionTree.Node) -> String {
        let specifications = node.definition.allSwitches.flatMap(specifications) + arguments(of: node)
        let list = specifications.map { "        \($0.inShellQuotes)" }.joined(separator: " \\\n")
        let tool = node.names.isEmpty ? "    local tool=$words[1]\n" : ""
        return """
            \(name(of: node.names))() {
            \(tool)    local curcontext="$curcontext" context state line
                typeset -A opt_args
                _arguments -C -s -S : \\
            \(list)
            \(descent(of: node))}
            """
    }

    /// Calls the function of the chosen subcommand.
    private func descent(of node: CompletionTree.Node) -> String {
        let subcommands = node.definition.listedSubcommands.map(\.name)
        guard !subcommands.isEmpty else { return "" }
        let cases = subcommands.map { "    \($0)) \(name(of: node.names + [$0])) ;;\n" }.joined()
        return """
                [[ $state == subcommand ]] || return
                curcontext="${curcontext%:*:*}:\(name(of: node.names).dropFirst())-$line[1]:"
                case $line[1] in
            \(cases)    esac

            """
    }

    private func arguments(of node: CompletionTree.Node) -> [String] {
        let subcommands = node.definition.listedSubcommands
        guard subcommands.isEmpty else {
            let list = subcommands.map {
                Self.inParentheses($0.name) + "\\:" + Self.inParentheses(Self.escaped($0.definition.abstract))
            }
            return ["1:subcommand:((\(list.joined(separator: " "))))", "*::argument:->subcommand"]
        }
        return node.definition.arguments.enumerated().map { index, argument in
            let action = action(argument.kind)
            return switch argument.count {
            case .required: "\(index + 1):\(argument.name):\(action)"
            case .optional: "\(index + 1)::\(argument.name):\(action)"
            case .any: "*:\(argument.name):\(action)"
            }
        }
    }

    /// One specification per spelling. Spellings of a switch that is not a list exclude each other.
    private func specifications(of definition: any SwitchDefinition) -> [String] {
        let spellings = definition.spellings
        let help = Self.escaped(definition.help, brackets: true)
        let exclusion = spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
        guard let option = definition.wordOption else { return spellings.map { "\(exclusion)\($0)[\(help)]" } }
        let value = "\(Self.escaped(option.valueName)):\(action(option.kind))"
        return spellings.map { spelling in
            let equalSign = spelling.hasPrefix("--") ? "=" : "+"
            return "\(option.isList ? "*" : exclusion)\(spelling)\(equalSign)[\(help)]:\(value)"
        }
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text: " "
        case .oneOf(let words): "(\(words.joined(separator: " ")))"
        case .file(let extensions) where extensions.isEmpty: "_files"
        case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
        case .directory: "_files -/"
        case .candidates(let topic): "_\(tree.tool)_candidates \(topic.rawValue)"
        }
    }
}

// MARK: - Quoting

extension ZshCompletion {
    private static func escaped(_ text: String, brackets: Bool = false) -> String {
        text.backslashing(brackets ? ":\\[]" : ":\\")
    }

    /// The text as one word in `((…))`, where blanks, quotes and parentheses end a word.
    private static func inParentheses(_ text: String) -> String { text.backslashing(" \"'()`$;&|<>*?[]{}~#!") }
}
