import Diagnostics
import ScaffoldLint

/// `scaffold routes resolve <url>`.
struct RoutesResolveCommand: Command {
    let name = "resolve"

    private static let url = ArgumentDefinition("url")
    private static let all = FlagDefinition("all")

    let arguments = [Self.url]
    let switches: [any SwitchDefinition] = [Self.all, CommonOptions.output, CommonOptions.json]

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
