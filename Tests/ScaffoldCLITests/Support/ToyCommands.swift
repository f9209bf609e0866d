import Diagnostics

@testable import ScaffoldCLI

/// A command that does nothing.
struct ToyCommand: Command {
    let name: String
    let definition: CommandDefinition

    init(_ name: String, _ definition: CommandDefinition) {
        self.name = name
        self.definition = definition
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode { .done }
}

/// A small tree of commands with every kind of argument, option and flag.
enum ToyCommands {
    static let file = ArgumentDefinition("file", kind: .file(extensions: ["txt", "md"]), help: "The file.")
    static let others = ArgumentDefinition(
        "other",
        count: .any,
        kind: .candidates(.commands),
        help: "More files."
    )
    static let shape = ArgumentDefinition(
        "shape",
        count: .optional,
        kind: .oneOf(["round", "square"]),
        help: "The shape."
    )
    static let output = OptionDefinition(
        "output",
        short: "o",
        value: "dir",
        kind: .directory,
        help: "Where to, isn't it: [here] or `there`."
    )
    static let screens = OptionDefinition("screens", value: "screens", isList: true, help: "The screens.")
    static let trim = OptionDefinition(
        "trim",
        value: "mode",
        default: "smart",
        kind: .oneOf(["smart", "nothing"]),
        help: "How to trim."
    )
    static let force = FlagDefinition("force", short: "f", help: "Overwrite.")
    static let quiet = FlagDefinition("quiet", short: "q", help: "Say less.")
    static let diff = FlagDefinition("diff", help: "Show differences.")

    static let root = ToyCommand("toy", CommandDefinition(abstract: "A toy.", subcommands: [copy, draw, group]))
    static let copy = ToyCommand(
        "copy",
        CommandDefinition(
            abstract: "Copy files.",
            arguments: [file, others],
            switches: [output, screens, trim, force, quiet, diff]
        )
    )
    static let draw = ToyCommand("draw", CommandDefinition(abstract: "Draw a shape.", arguments: [shape]))
    static let group = ToyCommand("group", CommandDefinition(abstract: "Commands below.", subcommands: [draw]))

    static func parse(_ arguments: String...) -> ParsedCommandLine {
        CommandLineParser.parse(arguments, root: root)
    }

    /// The problems of a command line that is refused, as they are written.
    static func problems(_ arguments: String...) -> [String] {
        guard case .refuse(let problems) = CommandLineParser.parse(arguments, root: root).request else { return [] }
        return problems.map(\.description)
    }
}
