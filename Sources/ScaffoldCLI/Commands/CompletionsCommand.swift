import Diagnostics

/// `scaffold completions [<shell>]`.
struct CompletionsCommand: Command {
    let name = "completions"

    private static let shell = ArgumentDefinition(
        "shell",
        count: .optional,
        kind: .oneOf(Shell.self),
        help: "The shell. If omitted, the one in the variable SHELL."
    )

    let definition = CommandDefinition(
        abstract: "Print a script that completes commands, options and values in a shell.",
        arguments: [Self.shell],
        examples: [
            (
                "bash, for this and every later session",
                "scaffold completions bash > ~/.scaffold-completion.bash\n"
                    + "echo 'source ~/.scaffold-completion.bash' >> ~/.bashrc"
            ),
            ("zsh, into a folder of your $fpath", "scaffold completions zsh > ~/.zsh/completions/_scaffold"),
            ("fish", "scaffold completions fish > ~/.config/fish/completions/scaffold.fish"),
        ]
    )

    func usageProblems(of invocation: Invocation) -> [UsageProblem] {
        shell(of: invocation) == nil ? [.missingArgument(Self.shell.name)] : []
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        guard let shell = shell(of: invocation) else { return .badInput }
        invocation.console.output.write(try shell.script(for: invocation.path.root))
        return .done
    }

    private func shell(of invocation: Invocation) -> Shell? {
        invocation.values.choice(Self.shell) ?? invocation.environment["SHELL"].flatMap(Shell.init(path:))
    }
}
