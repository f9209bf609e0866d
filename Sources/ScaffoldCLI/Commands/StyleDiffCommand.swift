import BuiltInStyles
import Diagnostics
import ModulePlanning
import Styles

/// `scaffold style diff <style> <module>`.
struct StyleDiffCommand: Command {
    let name = "diff"

    private static let module = ArgumentDefinition("module", help: "The module of the app.")

    let definition = CommandDefinition(
        abstract: "Compare a module with what its style renders for it.",
        discussion: [
            "Renders the module from its kept spec, or from the one that 'scaffold adopt' would write, and compares each file "
                + "with the app's, declaration by declaration: in both, with another text, only in the template, only in the app."
        ],
        arguments: [StyleShowCommand.style, Self.module],
        switches: [CommonOptions.output, ModuleOptions.diff, CommonOptions.json],
        examples: [("What is a module's own", "scaffold style diff \(BuiltInStyles.defaultName) Movies")]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForApp()
        let tree = location.tree
        let style = try invocation.styles(of: tree).style(invocation.values.located(StyleShowCommand.style))
        let comparison = try ModuleComparison(of: invocation.values.located(Self.module), with: style, in: tree)
        invocation.show(StyleDiffReport(comparison: comparison, hasLines: invocation.values[ModuleOptions.diff]))
        return .done
    }
}
