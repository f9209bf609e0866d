import Diagnostics
import ScaffoldKit

/// One run of `scaffold module` that asks for what it was not told, shows the plan, and writes it when it is told to.
struct AskedModuleRun {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        let interview = Interview(console: invocation.console)
        guard let values = try ModuleQuestions(invocation).answers() else { return leave(interview) }
        let asked = invocation.with(values)
        interview.say()
        do throws(Failure) {
            try ModuleRun(asked.with(values.setting(ModuleOptions.dryRun))).run()
        } catch {
            show(values, interview)
            throw error
        }
        show(values, interview)
        guard !values[ModuleOptions.dryRun] else { return }
        interview.say()
        guard interview.confirm("Write it?") == true else { return leave(interview) }
        try ModuleRun(asked, isBrief: true).run()
    }

    private func show(_ values: ParsedValues, _ interview: Interview) {
        interview.say()
        interview.say("The same without questions:")
        let line = CommandLineText(path: invocation.path, values: values).text(width: invocation.console.errorWidth - 2)
        for part in line.split(separator: "\n") { invocation.console.errors.writeLine("  " + part) }
    }

    private func leave(_ interview: Interview) {
        interview.say("Nothing was written.")
    }
}
