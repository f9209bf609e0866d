import Diagnostics

/// A command with its parent commands: `scaffold`, `template`, `render`.
struct CommandPath: Sendable {
    let root: any Command
    private(set) var names: [String]
    private(set) var command: any Command

    init(root: any Command) {
        self.root = root
        names = [root.name]
        command = root
    }

    /// The words that run the command: `scaffold template render`.
    var commandLine: String { names.joined(separator: " ") }

    var texts: CommandTexts { CommandTexts(of: self) }

    /// The words that show its help: `scaffold help template render`.
    var helpCommandLine: String {
        names.count == 1 ? "\(names[0]) --help" : "\(names[0]) help \(names.dropFirst().joined(separator: " "))"
    }

    /// The path to a subcommand; `nil` for an unknown name.
    func appending(_ name: String) -> CommandPath? {
        guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
        var path = self
        path.names.append(name)
        path.command = next
        return path
    }

    /// The paths to the subcommands that help lists and errors suggest.
    var listedSubcommands: [CommandPath] {
        command.subcommands.filter { !$0.isHidden }.compactMap { appending($0.name) }
    }

    /// The problem of an unknown subcommand.
    func unknown(_ name: String) -> Problem {
        let known = listedSubcommands.map(\.command.name)
        return .unknown("unknown command \"\(name)\"", name, at: name, among: known)
    }
}
