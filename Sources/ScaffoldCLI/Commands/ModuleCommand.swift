import Diagnostics

/// `scaffold module [<name>]`.
struct ModuleCommand: Command {
    let name = "module"

    let arguments = [ModuleOptions.name]
    let switches: [any SwitchDefinition] =
        ModuleOptions.specSwitches + LikeOptions.all + [
            ModuleOptions.output, ModuleOptions.target, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.force,
            ModuleOptions.partial, ModuleOptions.check, ModuleOptions.verify, ModuleOptions.unchecked,
            ModuleOptions.json,
        ]

    func usageProblems(of invocation: Invocation) -> [Problem] {
        let problems = RequestedCopy.usageProblems(invocation.values)
        guard problems.isEmpty, !invocation.values.isGiven(LikeOptions.like) else { return problems }
        return ModuleQuestions.areWanted(invocation) ? [] : RequestedSpec.usageProblems(invocation.values)
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        if let questions = try ModuleQuestions.open(invocation) {
            return try ModuleDialogue(invocation, questions, write: Self.write).run()
        }
        return try Self.write(invocation, isBrief: false)
    }

    /// Plans and writes the module of the command line.
    ///
    /// - Parameter isBrief: Whether to report only the counts.
    static func write(_ invocation: Invocation, isBrief: Bool) throws(Failure) -> ExitCode {
        try PlanAction(invocation, isBrief: isBrief).run { (tree) throws(Failure) in
            if let copy = RequestedCopy(invocation.values) {
                return try copy.plan(invocation, in: &tree) { invocation.target(among: $0) }
            }
            return try RequestedModule(invocation, in: tree).plan(asking: invocation, in: &tree)
        }
    }
}
