@testable import ScaffoldCLI

/// A small tree of commands with every kind of argument, option and flag.
enum ToyCommands {
    static let file = ArgumentDefinition("file", completion: .file(extensions: ["txt", "md"]), help: "The file.")
    static let others = ArgumentDefinition(
        "other",
        count: .any,
        completion: .candidates(.commands),
        help: "More files."
    )
    static let shape = ArgumentDefinition("shape", count: .optional, allowed: ["round", "square"], help: "The shape.")
    static let output = OptionDefinition(
        "output",
        short: "o",
        value: "dir",
        completion: .directory,
        help: "Where to, isn't it: [here] or `there`."
    )
    static let screens = OptionDefinition("screens", value: "screens", isList: true, help: "The screens.")
    static let trim = OptionDefinition(
        "trim",
        value: "mode",
        default: "smart",
        allowed: ["smart", "nothing"],
        help: "How to trim."
    )
    static let force = FlagDefinition("force", short: "f", help: "Overwrite.")
    static let quiet = FlagDefinition("quiet", short: "q", help: "Say less.")
    static let diff = FlagDefinition("diff", isOnByDefault: true, hasInversion: true, help: "Show differences.")

    static let root = Command(
        "toy",
        definition: { CommandDefinition(abstract: "A toy.", subcommands: [copy, draw, group]) },
        run: { _ in .done }
    )

    static let copy = Command(
        "copy",
        definition: {
            CommandDefinition(
                abstract: "Copy files.",
                arguments: [file, others],
                switches: [
                    .option(output), .option(screens), .option(trim), .flag(force), .flag(quiet), .flag(diff),
                ]
            )
        },
        run: { _ in .done }
    )

    static let draw = Command(
        "draw",
        definition: { CommandDefinition(abstract: "Draw a shape.", arguments: [shape]) },
        run: { _ in .done }
    )

    static let group = Command(
        "group",
        definition: { CommandDefinition(abstract: "Commands below.", subcommands: [draw]) },
        run: { _ in .done }
    )

    static func parse(_ arguments: String...) -> ParsedCommandLine {
        CommandLineParser.parse(arguments, root: root)
    }

    /// The problems of a command line that is refused, as they are written.
    static func problems(_ arguments: String...) -> [String] {
        guard case .refuse(let problems) = CommandLineParser.parse(arguments, root: root).request else { return [] }
        return problems.map(\.description)
    }
}
