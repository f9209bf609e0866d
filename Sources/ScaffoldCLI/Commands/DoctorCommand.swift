import Diagnostics

/// `scaffold doctor`.
struct DoctorCommand: Command {
    let name = "doctor"

    let definition = CommandDefinition(
        abstract: "Check whether scaffold can work here, and how to repair what is wrong.",
        discussion: [
            "Checks the Swift toolchain, the app's folder, style and configuration, the team's own templates, the kept specs, "
                + "whether a new module could be wired, permissions, and the pre-commit hook. Writes nothing. The exit code "
                + "is 1 if something stops the tool from working."
        ],
        switches: [CommonOptions.output, CommonOptions.json],
        examples: [("The app around the current folder", "scaffold doctor")]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output])
        let app = DoctorContext(location: location, builtInStyles: invocation.builtInStyles())
        let report = try invocation.showing("looking") { () throws(Failure) in DoctorReport(of: app) }
        invocation.show(report)
        return report.hasErrors ? .findings : .done
    }
}
