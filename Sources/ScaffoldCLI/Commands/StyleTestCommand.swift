import Diagnostics
import ScaffoldKit

/// `scaffold style test [<style>]`.
enum StyleTestCommand {
    static let command = Command("test", definition: { definition }, run: run)

    static let style = ArgumentDefinition(
        "style",
        count: .optional,
        completion: .candidates(.styles),
        help: "The style. Left out, every style of the app's own is tried, or all there are where it has none."
    )
    static let record = FlagDefinition(
        "record",
        help: "Write the golden trees of the app's own styles anew; the run then fails, so that somebody reads them."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Hold a style to what every style has to keep.",
            discussion: [
                "Specs that cover the spec language are planned in memory with every pair of the style's options: each plan "
                    + "must be without error, each file clean and its brackets closed, what the pieces require must be "
                    + "declared, a second run must change nothing, and the module must equal the tree in golden/, if the "
                    + "style has one."
            ],
            arguments: [style],
            switches: [.flag(record), .option(ModuleOptions.output), .flag(ModuleOptions.json)],
            examples: [
                ExampleDefinition("The app's own styles", "scaffold style test"),
                ExampleDefinition("Golden trees to compare with later", "scaffold style test acme --record"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        var code = ExitCode.done
        let failure = FailureReport(asJSON: invocation.values[ModuleOptions.json], console: invocation.console)
            .around { () throws(Failure) in code = try StyleTestRun(invocation).run() }
        return failure == .done ? code : failure
    }
}
