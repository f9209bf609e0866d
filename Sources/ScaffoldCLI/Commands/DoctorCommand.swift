import Diagnostics
import ScaffoldKit
import YAMLReader

/// `scaffold doctor`.
enum DoctorCommand {
    static let command = Command("doctor", definition: { definition }, run: run)

    /// What is looked at, in the order in which it is told.
    static let checks: [any DoctorCheck] = [
        ToolchainCheck(), PlaceCheck(), StyleCheck(), ConfigurationCheck(), TemplateCheck(), KeptModulesCheck(),
        ReadinessCheck(), PermissionCheck(), HookCheck(),
    ]

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Say whether everything is in order for scaffold to work here, and how to mend what is not.",
            discussion: [
                "Looks at the Swift toolchain, the app's folder, its style and configuration, the team's own templates, the specs "
                    + "that are kept, whether a new module would find its places, permissions, and the hook before a commit. "
                    + "Nothing is written. The exit code is 1 where something stops the tool from working."
            ],
            switches: [.option(RoutesCommand.output), .flag(RoutesCommand.json)],
            examples: [ExampleDefinition("The app around the current folder", "scaffold doctor")]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        var hasErrors = false
        let code = FailureReport(asJSON: invocation.values[RoutesCommand.json], console: console).around {
            () throws(Failure) in
            let report = try report(invocation)
            hasErrors = report.hasErrors
            if invocation.values[RoutesCommand.json] {
                console.output.writeLine(JSONWriter.write(report.json))
            } else {
                console.output.write(report.text(width: console.width, style: console.outputStyle))
            }
        }
        return code == .done && hasErrors ? .findings : code
    }

    private static func report(_ invocation: Invocation) throws(Failure) -> DoctorReport {
        let location = try AppLocation(reading: invocation.values[RoutesCommand.output])
        let patient = DoctorPatient(
            location: location,
            tree: FileTree(root: location.folder),
            builtInStyles: invocation.styles(),
            environment: invocation.environment
        )
        let progress = ProgressLine(console: invocation.console, environment: invocation.environment)
        defer { progress.clear() }
        progress.show("looking")
        if location.isTooLargeForApp {
            // A folder that is no app's and too large to look through: the rest would look through it all the same.
            return DoctorReport(
                diagnoses: [ToolchainCheck() as any DoctorCheck, PlaceCheck()].flatMap { $0.diagnoses(of: patient) }
            )
        }
        return DoctorReport(diagnoses: checks.flatMap { $0.diagnoses(of: patient) }).tellingOnce
    }
}
