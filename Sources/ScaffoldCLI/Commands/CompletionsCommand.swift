import Diagnostics

/// `scaffold completions [<shell>]`.
struct CompletionsCommand: Command {
    let name = "completions"

    private static let shell = ArgumentDefinition("shell", count: .optional, kind: .oneOf(Shell.self))

    let arguments = [Self.shell]

    func usageProblems(of invocation: Invocation) -> [Problem] {
        shell(of: invocation) == nil ? [.missingArgument(Self.shell)] : []
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
