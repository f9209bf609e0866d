import Diagnostics
import ModulePlanning
import Styles

/// `scaffold style diff <style> <module>`.
struct StyleDiffCommand: Command {
    let name = "diff"

    private static let module = ArgumentDefinition("module")

    let arguments = [StyleShowCommand.style, Self.module]
    let switches: [any SwitchDefinition] = [CommonOptions.output, ModuleOptions.diff, CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForApp()
        let tree = location.tree
        let style = try invocation.styles(of: tree).style(invocation.values.located(StyleShowCommand.style))
        let comparison = try ModuleComparison(of: invocation.values.located(Self.module), with: style, in: tree)
        invocation.show(StyleDiffReport(comparison: comparison, hasLines: invocation.values[ModuleOptions.diff]))
        return .done
    }
}
