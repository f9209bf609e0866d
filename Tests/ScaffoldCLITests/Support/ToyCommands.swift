import Diagnostics
import YAMLReader

@testable import ScaffoldCLI

/// A command that does nothing.
struct ToyCommand: Command {
    let name: String
    let arguments: [ArgumentDefinition]
    let switches: [any SwitchDefinition]
    let subcommands: [any Command]
    let texts: YAMLNode?

    init(
        _ name: String,
        arguments: [ArgumentDefinition] = [],
        switches: [any SwitchDefinition] = [],
        subcommands: [any Command] = [],
        texts: String = ""
    ) {
        self.name = name
        self.arguments = arguments
        self.switches = switches
        self.subcommands = subcommands
        self.texts = try? YAMLSource(name: "toy.yml", text: texts).root()
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode { .done }
}

/// A small tree of commands with every kind of argument, option and flag.
enum ToyCommands {
    static let file = ArgumentDefinition("file", kind: .file(extensions: ["txt", "md"]))
    static let others = ArgumentDefinition("other", count: .any, kind: .candidates(.commands))
    static let shape = ArgumentDefinition("shape", count: .optional, kind: .oneOf(["round", "square"]))
    static let output = OptionDefinition("output", short: "o", value: "dir", kind: .directory)
    static let screens = OptionDefinition("screens", value: "screens", isList: true)
    static let trim = OptionDefinition("trim", value: "mode", default: "smart", kind: .oneOf(["smart", "nothing"]))
    static let force = FlagDefinition("force", short: "f")
    static let quiet = FlagDefinition("quiet", short: "q")
    static let diff = FlagDefinition("diff")

    static let root = ToyCommand("toy", subcommands: [copy, draw, group], texts: texts)
    static let copy = ToyCommand(
        "copy",
        arguments: [file, others],
        switches: [output, screens, trim, force, quiet, diff]
    )
    static let draw = ToyCommand("draw", arguments: [shape])
    static let group = ToyCommand("group", subcommands: [draw])

    private static let texts = """
        toy:
          abstract: A toy.
          words:
            output: "Where to, isn't it: [here] or `there`."
            screens: The screens.
            trim: How to trim.
            force: Overwrite.
            quiet: Say less.
            diff: Show differences.
            color: When to colour the output.
            version: Show the version.
            help: Show help information.
        toy copy:
          abstract: Copy files.
          words:
            file: The file.
            other: More files.
        toy draw:
          abstract: Draw a shape.
          words:
            shape: The shape.
        toy group:
          abstract: Commands below.
        toy group draw:
          abstract: Draw a shape.
          words:
            shape: The shape.
        """

    static func parse(_ arguments: String...) -> ParsedCommandLine {
        CommandLineParser.parse(arguments, root: root)
    }

    /// The problems of a command line that is refused, as they are written.
    static func problems(_ arguments: String...) -> [String] {
        guard case .refuse(let problems) = CommandLineParser.parse(arguments, root: root).request else { return [] }
        return problems.map { String($0.withoutNamedPlace.description.dropFirst("error: ".count)) }
    }
}
