/// The completion script for bash, from version 3.2, which macOS has.
struct BashCompletion {
    let tree: CompletionTree

    private var function: String { "_\(tree.tool)" }

    var script: String {
        tree.script(
            "bash",
            [
                "steps": patterns(tree.steps), "value-options": patterns(tree.valueOptions), "values": valueCases,
                "switches": switchCases, "arguments": argumentCases,
            ]
        )
    }
}

// MARK: - Cases

extension BashCompletion {
    private func patterns(_ texts: [String]) -> String {
        texts.isEmpty ? "'')" : texts.map { "'\($0)'" }.joined(separator: " | ") + ")"
    }

    /// Completions of option values.
    private var valueCases: String {
        lines(indent: 8) { node in
            node.definition.allSwitches.compactMap { definition in
                guard let option = definition.wordOption else { return nil }
                let keys = option.spellings.map { "\(node.key):\($0)" }
                return "\(patterns(keys)) \(action(option.kind)); return ;;"
            }
        }
    }

    private var switchCases: String {
        lines(indent: 8) { node in
            let spellings = node.definition.allSwitches.flatMap(\.spellings)
            return ["'\(node.key)') \(offer(spellings)) ;;"]
        }
    }

    private var argumentCases: String {
        lines(indent: 4) { node in
            let subcommands = node.definition.listedSubcommands.map(\.name)
            guard subcommands.isEmpty else { return ["'\(node.key)':0) \(offer(subcommands)) ;;"] }
            return node.definition.arguments.enumerated().map { index, argument in
                let place = argument.count == .any ? "*" : "\(index)"
                return "'\(node.key)':\(place)) \(action(argument.kind)) ;;"
            }
        }
    }

    private func lines(indent: Int, _ cases: (CompletionTree.Node) -> [String]) -> String {
        tree.nodes.flatMap(cases).map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text: ":"
        case .oneOf(let words): offer(words)
        case .file(let extensions): ([function + "_files"] + extensions).joined(separator: " ")
        case .directory: "compopt -o filenames 2>/dev/null; \(function)_offer < <(compgen -d -- \"$current\")"
        case .candidates(let topic): "\(function)_offer < <(\"$tool\" candidates \(topic.rawValue) 2>/dev/null)"
        }
    }

    private func offer(_ words: [String]) -> String {
        "\(function)_offer < <(printf '%s\\n' \(words.map { "'\($0)'" }.joined(separator: " ")))"
    }
}
