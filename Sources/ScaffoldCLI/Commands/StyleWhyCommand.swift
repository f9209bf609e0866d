import Diagnostics
import Styles

/// `scaffold style why [<style>]`.
struct StyleWhyCommand: Command {
    let name = "why"

    private static let style = ArgumentDefinition("style", count: .optional, kind: .candidates(.styles))

    let arguments = [Self.style]
    let switches: [any SwitchDefinition] = [CommonOptions.output, CommonOptions.json]

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
