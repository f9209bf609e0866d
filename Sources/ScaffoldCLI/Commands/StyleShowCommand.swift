import Diagnostics
import ScaffoldKit
import YAMLReader

/// `scaffold style show <style>`.
enum StyleShowCommand {
    static let command = Command("show", definition: { definition }, run: run)

    private static let style = ArgumentDefinition(
        "style",
        completion: .candidates(.styles),
        help: "The style, one of 'scaffold style list'."
    )
    private static let json = FlagDefinition("json", help: "Report in JSON.")

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Show a style's options, its pieces, and where they go.",
            arguments: [style],
            switches: [.flag(json)],
            examples: [ExampleDefinition("What a module of this style consists of", "scaffold style show uikit-mvvmc")]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        return FailureReport(asJSON: invocation.values[json], console: console).around { () throws(Failure) in
            let report = StyleReport(manifest: try manifest(invocation))
            if invocation.values[json] {
                console.output.writeLine(JSONWriter.write(report.json))
            } else {
                for line in report.lines(width: console.width, style: console.outputStyle) {
                    console.output.writeLine(line)
                }
            }
        }
    }

    private static func manifest(_ invocation: Invocation) throws(Failure) -> StyleManifest {
        let name = Located(invocation.values[style] ?? "", at: SourceMark(source: "STYLE", column: 1))
        let styles = try invocation.stylesHere()
        return try styles.style(name).manifest
    }
}
