import Diagnostics
import ScaffoldLint

/// `scaffold routes resolve <url>`.
struct RoutesResolveCommand: Command {
    let name = "resolve"

    private static let url = ArgumentDefinition("url", help: "The URL, with its scheme: 'shop://favorites/42'.")
    private static let all = FlagDefinition(
        "all",
        help: "Give the reason for every route, including those that begin differently."
    )

    let definition = CommandDefinition(
        abstract: "Show which route takes a URL, and why the others do not.",
        discussion: ["The exit code is 1 if no route takes it."],
        arguments: [Self.url],
        switches: [Self.all, CommonOptions.output, CommonOptions.json],
        examples: [("A link of the shop", "scaffold routes resolve 'shop://favorites/42/edit'")]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let text = invocation.values[Self.url] ?? ""
        guard let url = LinkURL(text) else {
            throw Failure(
                "\"\(text)\" is not a URL",
                at: Self.url.mark,
                hint:
                    "a URL has a scheme, as in \"shop://favorites/42\"; other characters than letters, digits and marks are percent-encoded"
            )
        }
        let resolution = try RoutesCommand.map(invocation).resolve(url)
        invocation.show(ResolutionReport(resolution: resolution, showsAll: invocation.values[Self.all]))
        return resolution.link == nil ? .findings : .done
    }
}
