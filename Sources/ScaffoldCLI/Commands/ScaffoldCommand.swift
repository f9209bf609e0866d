import BuiltInStyles
import Diagnostics
import ScaffoldKit

/// The command `scaffold`: everything between the arguments of a process and its exit code.
public enum ScaffoldCommand {
    static let root = Command("scaffold", definition: { definition }, run: showOverview)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Write the modules of an iOS app by its architecture document.",
            discussion: [
                "Alone, it says where you are: the app's style, its modules, what lint has to say, and what can be done next."
            ],
            switches: [.option(RoutesCommand.output), .flag(RoutesCommand.json)],
            examples: [
                ExampleDefinition(
                    "A first module, in a folder of its own",
                    "scaffold module Favorites --screens list,detail --output demo"
                ),
                ExampleDefinition("The architectures to choose from", "scaffold style list"),
            ],
            subcommands: [
                ModuleCommand.command, ScreenCommand.command, RemoveCommand.command, AppCommand.command,
                InitCommand.command, AdoptCommand.command, DoctorCommand.command, AgentsCommand.command,
                LintCommand.command, ExplainCommand.command,
                ChecklistCommand.command, GraphCommand.command,
                RoutesCommand.command,
                StyleCommand.command,
                SchemaCommand.command, TemplateCommand.command, CompletionsCommand.command,
                HelpCommand.command, CandidatesCommand.command,
            ]
        )
    }

    /// Runs a command line, without the name of the executable, and writes what it has to say to the console.
    public static func run(arguments: [String], environment: Environment, console: Console) -> ExitCode {
        run(arguments: arguments, environment: environment, console: console) {
            StyleLibrary(files: BuiltInStyles.files)
        }
    }

    /// The same with other styles than those that travel in the binary.
    static func run(
        arguments: [String],
        environment: Environment,
        console: Console,
        styles: @escaping @Sendable () -> StyleLibrary
    ) -> ExitCode {
        let parsed = CommandLineParser.parse(arguments, root: root)
        let console = console.colored(colorMode(parsed.values), in: environment)
        let code = run(parsed, environment: environment, console: console, styles: styles)
        console.flush()
        return code == .done && console.output.failedForGood ? refuseOutput(console) : code
    }

    private static func run(
        _ parsed: ParsedCommandLine,
        environment: Environment,
        console: Console,
        styles: @escaping @Sendable () -> StyleLibrary
    ) -> ExitCode {
        switch parsed.request {
        case .run:
            let invocation = Invocation(
                path: parsed.path,
                values: parsed.values,
                console: console,
                environment: environment,
                styles: styles
            )
            return parsed.path.command.run(invocation)
        case .help:
            return HelpCommand.show(parsed.path, console: console)
        case .version:
            console.output.writeLine(ToolVersion.current)
            return .done
        case .refuse(let problems):
            UsageReport(problems: problems, path: parsed.path).write(to: console)
            return .badInput
        }
    }

    /// What the tool does that was given no command.
    @Sendable
    private static func showOverview(_ invocation: Invocation) -> ExitCode {
        FailureReport(asJSON: invocation.values[RoutesCommand.json], console: invocation.console)
            .around { () throws(Failure) in try OverviewRun(invocation).run() }
    }

    /// What a command does that has subcommands and was given none.
    @Sendable
    static func showHelp(_ invocation: Invocation) -> ExitCode {
        HelpCommand.show(invocation.path, console: invocation.console)
    }

    /// The mode that was asked for; a value that is none has been refused already, in whatever colour.
    private static func colorMode(_ values: ParsedValues) -> ColorMode {
        values[CommonSwitches.color].flatMap(ColorMode.init) ?? .auto
    }

    private static func refuseOutput(_ console: Console) -> ExitCode {
        console.report(error: "could not write to the standard output: \(console.output.failureText)")
        console.flush()
        return .diskRefused
    }
}
