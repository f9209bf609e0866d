import Diagnostics
import ScaffoldKit

/// `scaffold help [<subcommand> ...]`.
enum HelpCommand {
    static let command = Command("help", definition: { definition }, run: run)

    private static let names = ArgumentDefinition(
        "subcommand",
        count: .any,
        completion: .candidates(.commands),
        help: "The command to explain, as it is typed: 'template render'."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show what a command does and what it takes.",
            arguments: [names],
            examples: [
                ExampleDefinition("Everything there is", "scaffold help"),
                ExampleDefinition("One command", "scaffold help module"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        var path = CommandPath(root: invocation.path.root)
        for name in invocation.values[all: names] {
            if let next = path.appending(name) {
                path = next
                continue
            }
            let known = path.definition.listedSubcommands.map(\.name)
            let suggestion = Suggestion(among: known).nearest(to: name)
            let problem = UsageProblem.unknownCommand(name, suggestion: suggestion, known: known)
            UsageReport(problems: [problem], path: invocation.path).write(to: invocation.console)
            return .badInput
        }
        return show(path, console: invocation.console)
    }

    /// Writes a command's help as wide as the output is.
    static func show(_ path: CommandPath, console: Console) -> ExitCode {
        let help = HelpRenderer(path: path, width: console.width, style: console.outputStyle)
        console.output.write(help.text)
        return .done
    }
}
