import Diagnostics

/// `scaffold checklist [<name>]`.
enum ChecklistCommand {
    static let command = Command("checklist", definition: { definition }, run: run)

    static let name = ArgumentDefinition(
        "name",
        count: .optional,
        completion: .candidates(.modules),
        help: "The module. Left out, all modules are shown as a table."
    )
    static let format = OptionDefinition(
        "format",
        value: "format",
        default: ChecklistFormat.text.rawValue,
        allowed: ChecklistFormat.allCases.map(\.rawValue),
        help: "How to show it: for a person, for a pull request, as a page of its own, or for a program."
    )
    static let strict = FlagDefinition("strict", help: "Exit with 1 if an item is open.")

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Tick the checklist of the architecture document.",
            discussion: [
                "Items that the tool can decide are ticked or open, with what is missing; the others are for people, and what a module "
                    + "does not need is said. The specs are those in .scaffold/modules/; of a module without one the "
                    + "declarations tell."
            ],
            arguments: [name],
            switches: [
                .option(format), .flag(strict), .option(ModuleOptions.style), .option(RoutesCommand.output),
                .flag(JSONSwitch.insteadOfFormat),
            ],
            examples: [
                ExampleDefinition("One module", "scaffold checklist Favorites"),
                ExampleDefinition("For a pull request", "scaffold checklist Favorites --format markdown"),
                ExampleDefinition("All modules, on a page", "scaffold checklist --format html > checklist.html"),
            ]
        )
    }

    /// The format that a command line asks for.
    static func format(_ values: ParsedValues) -> ChecklistFormat {
        values[JSONSwitch.insteadOfFormat] ? .json : values[format].flatMap(ChecklistFormat.init) ?? .text
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        var code = ExitCode.done
        let isJSON = format(invocation.values) == .json
        let failure = FailureReport(asJSON: isJSON, console: invocation.console)
            .around { () throws(Failure) in code = try ChecklistJob(invocation).run() }
        return failure == .done ? code : failure
    }
}
