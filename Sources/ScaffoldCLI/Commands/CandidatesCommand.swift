/// `scaffold candidates <topic>`: what the completion scripts ask while a person types.
enum CandidatesCommand {
    static let command = Command("candidates", isHidden: true, definition: { definition }, run: run)

    private static let topic = ArgumentDefinition(
        "topic",
        allowed: CandidateTopic.allCases.map(\.rawValue),
        help: "What to list."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "List words for completion scripts, one a line.",
            arguments: [topic]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let topic = invocation.values[topic].flatMap(CandidateTopic.init(rawValue:))
        for word in topic.map({ words($0, invocation) }) ?? [] { invocation.console.output.writeLine(word) }
        return .done
    }

    private static func words(_ topic: CandidateTopic, _ invocation: Invocation) -> [String] {
        switch topic {
        case .commands:
            invocation.path.root.definition().listedSubcommands.map(\.name)
        }
    }
}
