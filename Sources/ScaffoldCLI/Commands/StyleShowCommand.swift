import BuiltInStyles
import Diagnostics
import Styles

/// `scaffold style show <style>`.
struct StyleShowCommand: Command {
    let name = "show"

    /// The style that a command reads.
    static let style = ArgumentDefinition(
        "style",
        kind: .candidates(.styles),
        help: "The style, one of 'scaffold style list'."
    )

    let definition = CommandDefinition(
        abstract: "Show a style's options, its pieces, and where they go.",
        arguments: [Self.style],
        switches: [CommonOptions.json],
        examples: [("The pieces of a module of this style", "scaffold style show \(BuiltInStyles.defaultName)")]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = try invocation.stylesHere().style(invocation.values.located(Self.style))
        invocation.show(StyleReport(manifest: style.manifest))
        return .done
    }
}
