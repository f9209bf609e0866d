import Diagnostics
import ScaffoldKit

/// `scaffold style eject <style>`.
enum StyleEjectCommand {
    static let command = Command("eject", definition: { definition }, run: run)

    private static let style = ArgumentDefinition(
        "style",
        completion: .candidates(.styles),
        help: "The style to copy, one of 'scaffold style list'."
    )
    private static let name = OptionDefinition(
        "as",
        value: "name",
        help: "The copy's name. Left out, the copy bears the style's own name and goes before it."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Copy a style into the app, for the team to make it their own.",
            discussion: [
                "The copy goes to .scaffold/styles/<name>/ and is used from then on. To change little, "
                    + "'scaffold style new <name> --extends <style>' is shorter."
            ],
            arguments: [style],
            switches: [
                .option(name), .option(ModuleOptions.output), .flag(ModuleOptions.dryRun), .flag(ModuleOptions.diff),
                .flag(ModuleOptions.json),
            ],
            examples: [
                ExampleDefinition("All of a style, to change", "scaffold style eject swiftui-mvvm --as acme")
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let values = invocation.values
        let old = Located(values[style] ?? "", at: SourceMark(source: "STYLE", column: 1))
        let new = values[name].map { Located($0, at: SourceMark(source: "--as", column: 1)) }
        return OwnStyleRun(invocation).report { (planner, tree) throws(Failure) in
            try planner.eject(old, as: new, in: &tree)
        }
    }
}
