import Diagnostics
import ScaffoldKit

/// `scaffold style show <style>`.
struct StyleShowCommand: Command {
    let name = "show"

    private static let style = ArgumentDefinition(
        "style",
        kind: .candidates(.styles),
        help: "The style, one of 'scaffold style list'."
    )

    var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show a style's options, its pieces, and where they go.",
            arguments: [Self.style],
            switches: [CommonOptions.json],
            examples: [ExampleDefinition("What a module of this style consists of", "scaffold style show uikit-mvvmc")]
        )
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let name = Located(invocation.values[Self.style] ?? "", at: SourceMark(source: "STYLE", column: 1))
        invocation.show(StyleReport(manifest: try invocation.stylesHere().style(name).manifest))
        return .done
    }
}
