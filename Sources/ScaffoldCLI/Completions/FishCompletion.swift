/// The completion script for fish.
struct FishCompletion {
    let tree: CompletionTree

    private var at: String { "__\(tree.tool)_at" }

    var script: String {
        tree.script(
            "fish",
            ["steps": patterns(tree.steps), "value-options": patterns(tree.valueOptions), "lines": lines]
        )
    }
}

// MARK: - Lines

extension FishCompletion {
    private func patterns(_ texts: [String]) -> String { texts.map(Self.quoted).joined(separator: " ") }

    private var lines: String {
        tree.nodes.flatMap { node in
            subcommands(of: node) + arguments(of: node) + node.definition.allSwitches.map { line($0, of: node) }
        }.joined(separator: "\n")
    }

    private func subcommands(of node: CompletionTree.Node) -> [String] {
        node.definition.listedSubcommands.map {
            line(at: [node.key, "0"], rest: ["-a", Self.quoted($0.name), "-d", Self.quoted($0.definition.abstract)])
        }
    }

    private func arguments(of node: CompletionTree.Node) -> [String] {
        node.definition.arguments.enumerated().compactMap { index, argument in
            guard let values = values(argument.kind) else { return nil }
            let place = argument.count == .any ? [node.key] : [node.key, "\(index)"]
            return line(at: place, rest: values)
        }
    }

    private func line(_ definition: any SwitchDefinition, of node: CompletionTree.Node) -> String {
        let short = definition.short.map { ["-s", "\($0)"] } ?? []
        let value = definition.wordOption.map { ["-x"] + (values($0.kind) ?? []) } ?? []
        let rest = short + ["-l", definition.name] + value + ["-d", Self.quoted(definition.help)]
        return line(at: [node.key], rest: rest)
    }

    /// The arguments of `complete` that offer values; `nil` if there are none to offer.
    private func values(_ kind: ValueKind) -> [String]? {
        switch kind {
        case .text: nil
        case .oneOf(let words): ["-a", Self.quoted(words.joined(separator: " "))]
        case .file(let extensions) where extensions.isEmpty: ["-F"]
        case .file(let extensions): ["-a", "'(__\(tree.tool)_files \(extensions.joined(separator: " ")))'"]
        case .directory: ["-a", "'(__fish_complete_directories)'"]
        case .candidates(let topic): ["-a", "'(\(tree.tool) candidates \(topic.rawValue) 2>/dev/null)'"]
        }
    }

    private func line(at place: [String], rest: [String]) -> String {
        let condition = ([at] + place.map { "\"\($0)\"" }).joined(separator: " ")
        return (["complete -c \(tree.tool) -n '\(condition)'"] + rest).joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String { "'" + text.backslashing("'\\") + "'" }
}
