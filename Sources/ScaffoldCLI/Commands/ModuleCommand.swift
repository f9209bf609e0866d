import Diagnostics

/// `scaffold module [<name>]`.
struct ModuleCommand: Command {
    let name = "module"

    let definition = CommandDefinition(
        abstract: "Write a module: every file that the app's architecture requires.",
        discussion: [
            "No file is lost: a file in the way stops the run before anything is written. The spec is kept in "
                + ".scaffold/modules/; running the command again updates the module to it.",
            "With --like, it copies a module of the app under the new name instead, together with what the app has for that "
                + "module in other files; --types Wish=Movie renames an entity of another name as well.",
            "Without a name, on a terminal, it asks for the name, screens, use cases and routes. It then shows the plan and "
                + "the equivalent command line, and writes after you confirm.",
        ],
        arguments: [ModuleOptions.name],
        switches: ModuleOptions.specSwitches + LikeOptions.all + [
            ModuleOptions.output, ModuleOptions.target, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.force,
            ModuleOptions.partial, ModuleOptions.check, ModuleOptions.verify, ModuleOptions.unchecked,
            ModuleOptions.json,
        ],
        examples: [
            ("By answering questions", "scaffold module"),
            (
                "A list with a detail, in the app around the current folder",
                "scaffold module Favorites --screens list,detail"
            ),
            (
                "Screens with parameters, a type, and use cases",
                """
                scaffold module Favorites \\
                    --screens 'list,detail(itemId: String)' \\
                    --types 'Favorite(id: String, title: String)' \\
                    --use-cases 'getFavorites -> [Favorite],removeFavorite(id: String)'
                """
            ),
            ("Like another module of the app, whatever its architecture", "scaffold module Wishes --like Movies"),
            ("From a file, without writing", "scaffold module --spec favorites.yml --dry-run --diff"),
        ]
    )

    func usageProblems(of invocation: Invocation) -> [UsageProblem] {
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
