import Diagnostics
import FileTransaction
import ModulePlanning
import Styles

/// `scaffold style add <url>[@<version>]`.
struct StyleAddCommand: Command {
    let name = "add"

    private static let url = ArgumentDefinition("url")
    private static let path = OptionDefinition("path", value: "folder")
    private static let copy = OptionDefinition("as", value: "name")

    let arguments = [Self.url]
    let switches: [any SwitchDefinition] = [
        Self.path, Self.copy, ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.diff, ModuleOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let request = try StyleRequest(invocation.values.located(Self.url))
        let folder = try invocation.values.located(Self.path).map { (path) throws(Failure) in try Self.folder(path) }
        let name = invocation.values.located(Self.copy)
        let action = try PlanAction(ownStyleOf: invocation)
        let style = try invocation.showing("fetching \(request.source.url)") { () throws(Failure) in
            try request.fetch(from: folder, among: request.source.refs())
        }
        return try action.run { (tree) throws(Failure) in
            try style.plan(as: name, invocation.builtInStyles(), in: &tree)
        }
    }

    private static func folder(_ path: Located<String>) throws(Failure) -> String {
        do throws(RefusedPath) {
            return try RelativePath(path.value.hasSuffix("/") ? String(path.value.dropLast()) : path.value).text
        } catch {
            throw Failure(error.problem(at: path.mark))
        }
    }
}
