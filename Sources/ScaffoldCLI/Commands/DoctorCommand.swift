import Diagnostics

/// `scaffold doctor`.
struct DoctorCommand: Command {
    let name = "doctor"

    let switches: [any SwitchDefinition] = [CommonOptions.output, CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForOneApp()
        let app = DoctorContext(location: location, builtInStyles: invocation.builtInStyles())
        let report = try invocation.showing("looking") { () throws(Failure) in DoctorReport(of: app) }
        invocation.show(report)
        return report.hasErrors ? .findings : .done
    }
}
