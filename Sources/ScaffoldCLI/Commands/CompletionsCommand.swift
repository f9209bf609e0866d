/// `scaffold completions [<shell>]`.
enum CompletionsCommand {
    static let command = Command("completions", definition: { definition }, run: run)

    private static let shell = ArgumentDefinition(
        "shell",
        count: .optional,
        allowed: Shell.allCases.map(\.rawValue),
        help: "The shell. Left out, it is the one that the variable SHELL names."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Print a script that completes commands, options and values in a shell.",
            arguments: [shell],
            examples: [
                ExampleDefinition(
                    "bash, for this and every later session",
                    "scaffold completions bash > ~/.scaffold-completion.bash\n"
                        + "echo 'source ~/.scaffold-completion.bash' >> ~/.bashrc"
                ),
                ExampleDefinition(
                    "zsh, into a folder of your $fpath",
                    "scaffold completions zsh > ~/.zsh/completions/_scaffold"
                ),
                ExampleDefinition(
                    "fish",
                    "scaffold completions fish > ~/.config/fish/completions/scaffold.fish"
                ),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        let named = invocation.values[shell].flatMap(Shell.init(rawValue:))
        guard let shell = named ?? invocation.environment["SHELL"].flatMap(Shell.init(path:)) else {
            UsageReport(problems: [.missingArgument(shell.name)], path: invocation.path).write(to: console)
            return .badInput
        }
        console.output.write(shell.script(for: invocation.path.root))
        return .done
    }
}
