import BuiltInStyles
import Diagnostics
import ModulePlanning

/// `scaffold style eject <style>`.
struct StyleEjectCommand: Command {
    let name = "eject"

    private static let style = ArgumentDefinition(
        "style",
        kind: .candidates(.styles),
        help: "The style to copy, one of 'scaffold style list'."
    )
    private static let copy = OptionDefinition(
        "as",
        value: "name",
        help: "The copy's name. If omitted, the copy has the style's name and replaces it."
    )

    let definition = CommandDefinition(
        abstract: "Copy a style into the app, to change it.",
        discussion: [
            "The copy goes to .scaffold/styles/<name>/; later runs use it. For small changes, "
                + "'scaffold style new <name> --extends <style>' is shorter."
        ],
        arguments: [Self.style],
        switches: [
            Self.copy, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff,
            ModuleOptions.json,
        ],
        examples: [
            ("All of a style, to change", "scaffold style eject \(BuiltInStyles.defaultName) --as acme")
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = invocation.values.located(Self.style)
        let copy = invocation.values.located(Self.copy)
        return try PlanAction(ownStyleOf: invocation).run { (tree) throws(Failure) in
            try OwnStylePlanner(invocation.styles(of: tree)).eject(style, as: copy, in: &tree)
        }
    }
}
