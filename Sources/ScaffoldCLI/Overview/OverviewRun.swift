import Diagnostics
import ScaffoldKit
import YAMLReader

/// One run of `scaffold` alone: says where the user is, and what can be done.
struct OverviewRun {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        let console = invocation.console
        let overview = try overview()
        if invocation.values[RoutesCommand.json] {
            console.output.writeLine(JSONWriter.write(OverviewJSON(overview: overview).value))
        } else {
            let text = OverviewText(overview: overview, width: console.width, style: console.outputStyle)
            console.output.write(text.text)
        }
    }

    /// What is here; where the app's own files are in the way of telling, the one command that tells more is said.
    private func overview() throws(Failure) -> AppOverview {
        let location = try AppLocation(reading: invocation.values[RoutesCommand.output])
        let progress = ProgressLine(console: invocation.console, environment: invocation.environment)
        defer { progress.clear() }
        progress.show("looking")
        do throws(Failure) {
            return try AppOverview(invocation, at: location)
        } catch {
            let advice = Problem(
                "scaffold doctor looks through everything, scaffold help shows the commands",
                severity: .note
            )
            throw Failure(error.kind, error.problems + [advice])
        }
    }
}
