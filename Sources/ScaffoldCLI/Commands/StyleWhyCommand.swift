import BuiltInStyles
import Diagnostics
import Styles

/// `scaffold style why [<style>]`.
struct StyleWhyCommand: Command {
    let name = "why"

    private static let style = ArgumentDefinition(
        "style",
        count: .optional,
        kind: .candidates(.styles),
        help: "The style, one of 'scaffold style list'. If omitted, all styles."
    )

    let definition = CommandDefinition(
        abstract: "Show of which style the app is, and by which signs.",
        discussion: [
            "Lists the signs of each style: those that the app has, with the names, and those that it lacks. Commands "
                + "that write need an app that has all signs of one style, a style in .scaffold.yml, kept specs, or --style."
        ],
        arguments: [Self.style],
        switches: [CommonOptions.output, CommonOptions.json],
        examples: [
            ("The app around the current folder", "scaffold style why"),
            ("What it lacks of one style", "scaffold style why \(BuiltInStyles.defaultName)"),
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForApp()
        let tree = location.tree
        let finder = StyleFinder(try invocation.styles(of: tree))
        let style = invocation.values[Self.style].map { Located($0, at: Self.style.mark) }
        let report = StyleWhyReport(
            app: location.name,
            found: try finder.find(nil, in: tree),
            verdicts: try finder.verdicts(on: style, in: tree)
        )
        invocation.show(report)
        return .done
    }
}
