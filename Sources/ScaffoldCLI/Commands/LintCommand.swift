import Diagnostics

/// `scaffold lint [<path> ...]`.
struct LintCommand: Command {
    let name = "lint"

    let definition = CommandDefinition(
        abstract: "Check the app's modules against its architecture, and fix what is safe to fix.",
        discussion: [
            "Finds modules by their declarations, in any folder. Exits with 1 if there are errors, with --strict also if "
                + "there are warnings.",
            "To disable a rule, write the comment // scaffold:disable:next <rule> -- <reason> (or :this, or a range up to "
                + "scaffold:enable), or list it under \"lint\" in .scaffold.yml.",
        ],
        arguments: [LintOptions.paths],
        switches: LintOptions.all,
        examples: [
            ("The app around the current folder", "scaffold lint"),
            ("For a terminal and for GitHub at once", "scaffold lint --format text --format sarif=lint.sarif"),
            ("Only what this branch has changed", "scaffold lint --changed-since origin/main --strict"),
            ("Show what --fix would change", "scaffold lint --fix --dry-run --diff"),
        ]
    )

    func usageProblems(of invocation: Invocation) -> [UsageProblem] { LintOptions.usageProblems(invocation.values) }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode { try LintAction(invocation: invocation).run() }
}
