import Diagnostics
import Styles

/// `scaffold agents`.
struct AgentsCommand: Command {
    let name = "agents"

    private static let format = OptionDefinition(
        "format",
        default: AgentsFormat.agents.rawValue,
        kind: .oneOf(AgentsFormat.self)
    )
    private static let check = OptionDefinition("check", value: "file", implied: "")

    let switches: [any SwitchDefinition] = [
        Self.format, Self.check, ModuleOptions.style, CommonOptions.output, CommonOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(reading: invocation.values[CommonOptions.output]).checkedForOneApp()
        let empty = EmptyResultNotes(location: location, consequence: "there is nothing to tell assistants")
        if let note = empty.noApp() { throw Failure(note.message, hint: note.hint) }
        let app = try AppContext(invocation, at: location)
        let format: AgentsFormat = invocation.values.choice(Self.format) ?? .agents
        var page = try AgentsPage(format, of: app)
        guard let given = invocation.values[Self.check] else {
            invocation.show(page)
            return .done
        }
        let path = given.isEmpty ? format.path : given
        let isCurrent = try page.isText(of: path, in: app.tree)
        if invocation.values[CommonOptions.json] {
            page.isCurrent = isCurrent == true
            invocation.show(page)
        } else if isCurrent != true {
            invocation.console.report(
                Problem(
                    isCurrent == nil
                        ? "there is no such file yet" : "this is not what the app's assistants should read now",
                    at: SourceMark(source: path),
                    hint:
                        "scaffold agents --format \(format.rawValue) prints what belongs there; put it in place of an old text"
                )
            )
        }
        return isCurrent == true ? .done : .findings
    }
}
