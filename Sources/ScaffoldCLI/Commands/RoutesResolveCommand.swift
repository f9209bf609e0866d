import Diagnostics
import ScaffoldKit
import ScaffoldLint
import YAMLReader

/// `scaffold routes resolve <url>`.
enum RoutesResolveCommand {
    static let command = Command("resolve", definition: { definition }, run: run)

    private static let url = ArgumentDefinition("url", help: "The URL, with its scheme: 'shop://favorites/42'.")
    private static let all = FlagDefinition(
        "all",
        help: "Say of every route why it does not take the URL, also of those that begin otherwise."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Say which route takes a URL, and why others do not.",
            discussion: ["The exit code is 1 where no route takes it."],
            arguments: [url],
            switches: [.flag(all), .option(RoutesCommand.output), .flag(RoutesCommand.json)],
            examples: [ExampleDefinition("A link of the shop", "scaffold routes resolve 'shop://favorites/42/edit'")]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let console = invocation.console
        var isTaken = false
        let asJSON = invocation.values[RoutesCommand.json]
        let code = FailureReport(asJSON: asJSON, console: console).around { () throws(Failure) in
            let url = try link(invocation.values[url] ?? "")
            let (map, location) = try RoutesCommand.map(invocation)
            RoutesCommand.report(map, location, to: console)
            let resolution = map.resolve(url)
            isTaken = resolution.link != nil
            let report = ResolutionReport(resolution: resolution, showsAll: invocation.values[all])
            if asJSON {
                console.output.writeLine(JSONWriter.write(report.json))
            } else {
                report.write(to: console)
            }
        }
        return code == .done && !isTaken ? .findings : code
    }

    private static func link(_ text: String) throws(Failure) -> LinkURL {
        if let url = LinkURL(text) { return url }
        let problem = Problem(
            "\"\(text)\" is no URL",
            at: SourceMark(source: "URL", column: 1),
            hint:
                "one has a scheme, as in \"shop://favorites/42\", and what is no letter, digit or mark is percent-encoded"
        )
        throw Failure(problem)
    }
}
