import Diagnostics
import ScaffoldKit
import YAMLReader

/// `scaffold style list`.
enum StyleListCommand {
    static let command = Command("list", definition: { definition }, run: run)

    private static let json = FlagDefinition("json", help: "Report in JSON.")

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "List the styles.",
            switches: [.flag(json)],
            examples: [ExampleDefinition("The styles, one a line", "scaffold style list")]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        return FailureReport(asJSON: invocation.values[json], console: console).around { () throws(Failure) in
            let manifests = try manifests(try invocation.stylesHere())
            if invocation.values[json] {
                let styles = YAMLValue.members(["styles": .array(manifests.map(object))])
                console.output.writeLine(JSONWriter.write(styles))
            } else {
                write(manifests, to: console)
            }
        }
    }

    /// Every manifest, or all that is wrong with any of them.
    private static func manifests(_ library: StyleLibrary) throws(Failure) -> [StyleManifest] {
        var manifests: [StyleManifest] = []
        var problems = Problems()
        for name in library.names {
            do throws(Failure) {
                manifests.append(try library.style(Located(name, at: SourceMark(source: name))).manifest)
            } catch {
                problems.add(error.problems)
            }
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
        return manifests
    }

    private static func write(_ manifests: [StyleManifest], to console: Console) {
        let column = (manifests.map(\.name.count).max() ?? 0) + 2
        let margin = String(repeating: " ", count: column)
        for manifest in manifests {
            let remark = manifest.isDefault ? " (the default)" : ""
            let lines = TextWrapper.wrap(manifest.summary + remark, width: console.width - column)
            let gap = String(repeating: " ", count: column - manifest.name.count)
            console.output.writeLine(console.outputStyle(.bold, manifest.name) + gap + (lines.first ?? ""))
            for line in lines.dropFirst() { console.output.writeLine(margin + line) }
        }
    }

    private static func object(_ manifest: StyleManifest) -> YAMLValue {
        .members([
            "name": .string(manifest.name),
            "title": .string(manifest.title),
            "summary": .string(manifest.summary),
            "minimumIOS": .string(manifest.minimumIOS),
            "isDefault": .bool(manifest.isDefault),
        ])
    }
}
