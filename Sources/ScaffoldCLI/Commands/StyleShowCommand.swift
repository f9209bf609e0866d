import Diagnostics
import Styles

/// `scaffold style show <style>`.
struct StyleShowCommand: Command {
    let name = "show"

    /// The style that a command reads.
    static let style = ArgumentDefinition("style", kind: .candidates(.styles))

    let arguments = [Self.style]
    let switches: [any SwitchDefinition] = [CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let style = try invocation.stylesHere().style(invocation.values.located(Self.style))
        invocation.show(StyleReport(manifest: style.manifest))
        return .done
    }
}
