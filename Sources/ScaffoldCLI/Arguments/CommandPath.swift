import Diagnostics

/// A command with the commands that lead to it: `scaffold`, `template`, `render`.
struct CommandPath: Sendable {
    let root: any Command
    private(set) var names: [String]
    private(set) var command: any Command
    private(set) var definition: CommandDefinition

    init(root: any Command) {
        self.root = root
        names = [root.name]
        command = root
        definition = root.definition
    }

    /// What is typed to run the command: `scaffold template render`.
    var commandLine: String { names.joined(separator: " ") }

    /// What is typed to get its help: `scaffold help template render`.
    var helpCommandLine: String {
        names.count == 1 ? "\(names[0]) --help" : "\(names[0]) help \(names.dropFirst().joined(separator: " "))"
    }

    /// The path to a subcommand; `nil` if there is none of that name.
    func appending(_ name: String) -> CommandPath? {
        guard let next = definition.subcommands.first(where: { $0.name == name }) else { return nil }
        var path = self
        path.names.append(name)
        path.command = next
        path.definition = next.definition
        return path
    }

    /// The problem of a name that no subcommand has.
    func unknown(_ name: String) -> UsageProblem {
        let known = definition.listedSubcommands.map(\.name)
        return .unknownCommand(name, suggestion: Suggestion(among: known).nearest(to: name), known: known)
    }
}
