import BuiltInStyles
import Diagnostics
import Styles
import YAMLReader

/// The root command, `scaffold`: runs command lines and reports failures.
package struct ScaffoldCommand: Command {
    let name = "scaffold"

    let switches: [any SwitchDefinition] = [CommonOptions.output, CommonOptions.json]
    let subcommands: [any Command] = [
        ModuleCommand(), ScreenCommand(), UpdateCommand(), RemoveCommand(), AppCommand(), InitCommand(),
        AdoptCommand(),
        DoctorCommand(), AgentsCommand(), MCPCommand(), LintCommand(), ExplainCommand(), ChecklistCommand(),
        GraphCommand(),
        RoutesCommand(), StyleCommand(), SchemaCommand(), TemplateCommand(), CompletionsCommand(),
        HelpCommand(), CandidatesCommand(),
    ]

    /// Shows the state of the app and the next steps.
    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForOneApp()
        do throws(Failure) {
            let overview = try invocation.showing("looking") { () throws(Failure) in
                try AppOverview(invocation, at: location)
            }
            invocation.show(overview)
            return .done
        } catch {
            let advice = Problem("scaffold doctor checks everything, scaffold help lists the commands", severity: .note)
            throw Failure(error.kind, error.problems + [advice])
        }
    }

    // MARK: - Running a command line

    /// Runs a command line without the executable's name.
    package static func run(arguments: [String], environment: Environment, console: Console) -> ExitCode {
        run(arguments: arguments, environment: environment, console: console) {
            StyleLibrary(files: BuiltInStyles.files)
        }
    }

    /// Runs a command line with other styles than the built-in ones.
    static func run(
        arguments: [String],
        environment: Environment,
        console: Console,
        supervisor: (any Supervisor)? = nil,
        styles: @escaping @Sendable () -> StyleLibrary
    ) -> ExitCode {
        let parsed = CommandLineParser.parse(arguments, root: ScaffoldCommand())
        let invocation = Invocation(
            path: parsed.path,
            values: parsed.values,
            console: console.colored(parsed.values.choice(CommonOptions.color) ?? .auto, in: environment),
            environment: environment,
            builtInStyles: styles,
            supervisor: supervisor
        )
        let code = run(parsed.request, invocation)
        invocation.console.flush()
        let output = console.output
        guard code == .done || code == .findings, output.hasFailed else { return code }
        let problem =
            output.isReport
            ? Problem("\(output.failureText); what it would have reported is done", severity: .warning)
            : Problem(output.failureText)
        invocation.console.report(problem)
        invocation.console.flush()
        return output.isReport ? code : .diskRefused
    }

    private static func run(_ request: ParsedCommandLine.Request, _ invocation: Invocation) -> ExitCode {
        switch request {
        case .run:
            let problems =
                ModuleOptions.usageProblems(invocation.values) + invocation.path.command.usageProblems(of: invocation)
            return problems.isEmpty ? run(invocation) : refuse(problems, invocation)
        case .help:
            return HelpRenderer.show(invocation.path, on: invocation.console)
        case .version:
            invocation.console.output.writeLine(ToolVersion.current)
            return .done
        case .refuse(let problems):
            return refuse(problems, invocation)
        }
    }

    private static func refuse(_ problems: [Problem], _ invocation: Invocation) -> ExitCode {
        let failure = Failure(.input, problems)
        invocation.supervisor?.hearFailure(failure)
        if invocation.values.wantsJSON {
            // The usage, which follows as text, is the way on where a problem has no other.
            let help = "'\(invocation.path.helpCommandLine)' shows what it takes"
            let line = SourceMark(source: invocation.path.commandLine)
            let all = problems.map { Problem($0.message, at: $0.mark ?? line, hint: $0.hint ?? help) }
            invocation.console.output.writeLine(JSONWriter.write(Failure(.input, all).json))
        }
        UsageReport(problems: problems, path: invocation.path).write(to: invocation.console)
        return .badInput
    }

    /// Runs the command and reports its failure, also as JSON if the command line asks for it.
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        do throws(Failure) {
            return try invocation.path.command.run(invocation)
        } catch {
            invocation.supervisor?.hearFailure(error)
            if invocation.values.wantsJSON { console.output.writeLine(JSONWriter.write(error.json)) }
            for line in error.lines { console.report(line) }
            return ExitCode(error)
        }
    }
}
