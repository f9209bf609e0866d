import Diagnostics

/// The action of `scaffold module` without a name: asks, shows the plan, and writes after confirmation.
struct ModuleDialogue {
    private let invocation: Invocation
    private let questions: ModuleQuestions
    private let interview: Interview
    /// Plans and writes the module of the command line; in brief, it reports only the counts.
    private let write: (Invocation, _ isBrief: Bool) throws(Failure) -> ExitCode

    init(
        _ invocation: Invocation,
        _ questions: ModuleQuestions,
        write: @escaping (Invocation, _ isBrief: Bool) throws(Failure) -> ExitCode
    ) {
        (self.invocation, self.questions, self.write) = (invocation, questions, write)
        interview = Interview(console: invocation.console)
    }

    func run() throws(Failure) -> ExitCode {
        var asked = invocation
        guard let values = try questions.answers() else { return leave() }
        asked.values = values
        asked.values.set(ModuleOptions.dryRun)
        interview.say()
        do throws(Failure) {
            _ = try write(asked, false)
        } catch {
            show(values)
            throw error
        }
        show(values)
        guard !values[ModuleOptions.dryRun] else { return .done }
        interview.say()
        guard interview.confirm("Write it?") == true else { return leave() }
        asked.values = values
        return try write(asked, true)
    }

    private func show(_ values: ParsedValues) {
        interview.say()
        interview.say("The same without questions:")
        let line = CommandLineText(path: invocation.path, values: values).text(width: invocation.console.errorWidth - 2)
        for part in line.split(separator: "\n") { invocation.console.errors.writeLine("  " + part) }
    }

    private func leave() -> ExitCode {
        interview.say("Nothing was written.")
        return .done
    }
}
