import Diagnostics

/// `scaffold lint [<path> ...]`.
enum LintCommand {
    static let command = Command("lint", definition: { definition }, run: run)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Check the app's modules against its architecture, and mend what is safe to mend.",
            discussion: [
                "Modules are found by their declarations, wherever they stand. Exits with 1 if there are errors, with "
                    + "--strict also if there are warnings.",
                "A rule is disabled by a comment, // scaffold:disable:next <rule> -- <reason> (or :this, or down to "
                    + "scaffold:enable), or under \"lint\" in .scaffold.yml.",
            ],
            arguments: [LintOptions.paths],
            switches: LintOptions.all,
            examples: [
                ExampleDefinition("The app around the current folder", "scaffold lint"),
                ExampleDefinition(
                    "For a person and for GitHub at once",
                    "scaffold lint --format text --format sarif=lint.sarif"
                ),
                ExampleDefinition("What this branch has touched", "scaffold lint --changed-since origin/main --strict"),
                ExampleDefinition("What mending would change", "scaffold lint --fix --dry-run --diff"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let problems = LintOptions.usageProblems(invocation.values)
        guard problems.isEmpty else {
            UsageReport(problems: problems, path: invocation.path).write(to: invocation.console)
            return .badInput
        }
        var code = ExitCode.done
        let isJSON = LintOptions.formats(invocation.values).contains(LintFormat.json.rawValue)
        let failure = FailureReport(asJSON: isJSON, console: invocation.console)
            .around { () throws(Failure) in code = try LintJob(invocation).run() }
        return failure == .done ? code : failure
    }
}
