import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// `scaffold checklist [<name>]`.
struct ChecklistCommand: Command {
    let name = "checklist"

    static let module = ArgumentDefinition(
        "name",
        count: .optional,
        kind: .candidates(.modules),
        help: "The module. If omitted, all modules are shown as a table."
    )
    static let format = OptionDefinition(
        "format",
        value: "format",
        default: ChecklistFormat.text.rawValue,
        kind: .oneOf(ChecklistFormat.self),
        help: "The format: for a person, for a pull request, as a page of its own, or for a program."
    )
    static let strict = FlagDefinition("strict", help: "Exit with 1 if an item is open.")

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Tick the checklist of the architecture document.",
            discussion: [
                "Items that the tool can check are done or open, with what is missing; the others are for people, or not needed "
                    + "by the module. The specs are those in .scaffold/modules/; without one, the module's declarations are "
                    + "read."
            ],
            arguments: [Self.module],
            switches: [
                Self.format, Self.strict, ModuleOptions.style, CommonOptions.output,
                CommonOptions.formatJSON,
            ],
            examples: [
                ExampleDefinition("One module", "scaffold checklist Favorites"),
                ExampleDefinition("For a pull request", "scaffold checklist Favorites --format markdown"),
                ExampleDefinition("All modules, on a page", "scaffold checklist --format html > checklist.html"),
            ]
        )
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let values = invocation.values
        let console = invocation.console
        let location = try AppLocation(reading: values[CommonOptions.output]).checkedForApp()
        let module = values[Self.module].map { Located($0, at: SourceMark(source: "NAME", column: 1)) }
        let (checklists, remarks) = try invocation.showing("looking") { () throws(Failure) in
            let app = try StyledApp(invocation, at: location)
            return try AppChecklists(style: app.style, rules: app.rules, settings: app.settings(), in: app.tree)
                .ticked(module, by: app.lint())
        }
        for remark in remarks { console.report(remark) }
        let nothing = NothingFound(location: location, consequence: "no checklist was ticked")
        if checklists.isEmpty, let remark = nothing.app() { console.report(remark) }
        let format = values.wantsJSON ? ChecklistFormat.json : values.choice(Self.format) ?? .text
        format.write(checklists, isSingle: module != nil, to: console)
        let isOpen = checklists.contains { $0.count(.open) > 0 }
        return isOpen && values[Self.strict] ? .findings : .done
    }
}
