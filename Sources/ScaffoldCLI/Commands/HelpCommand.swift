import Diagnostics

/// `scaffold help [<subcommand> ...]`.
struct HelpCommand: Command {
    let name = "help"

    private static let names = ArgumentDefinition("subcommand", count: .any, kind: .candidates(.commands))

    let arguments = [Self.names]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        var path = CommandPath(root: invocation.path.root)
        for name in invocation.values[all: Self.names] {
            guard let next = path.appending(name) else {
                UsageReport(problems: [path.unknown(name)], path: invocation.path).write(to: invocation.console)
                return .badInput
            }
            path = next
        }
        return HelpRenderer.show(path, on: invocation.console)
    }
}
