import Diagnostics
import ModulePlanning
import Styles

/// `scaffold style update [<name>]`.
struct StyleUpdateCommand: Command {
    let name = "update"

    static let style = ArgumentDefinition("name", count: .optional, kind: .candidates(.styles))

    let arguments = [Self.style]
    let switches: [any SwitchDefinition] = [ModuleOptions.output, ModuleOptions.dryRun, ModuleOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let location = try AppLocation(output: invocation.values[ModuleOptions.output])
        let lock = try StyleLock(in: location.tree)
        let names = try lock.names(matching: invocation.values[Self.style], at: Self.style.mark)
        var styles: [(name: String, style: CopiedStyle)] = []
        for name in names {
            guard let entry = lock[name] else { continue }
            let request = try StyleRequest(entry)
            let style = try invocation.showing("fetching \(name)") { () throws(Failure) in
                try request.fetch(from: entry.path, among: request.source.refs())
            }
            styles.append((name, style))
        }
        return try PlanAction(invocation, at: location, showsDifferences: true).run { (tree) throws(Failure) in
            var plan = ChangeSet(module: names.joined(separator: ", "), kind: .ownStyle(names[0]), files: [], notes: [])
            for (name, style) in styles {
                let name = Located(name, at: SourceMark(source: StyleLock.path))
                for file in try style.plan(as: name, invocation.builtInStyles(), in: &tree).files {
                    plan.files.note(file.path, file.status, file.origin, file.title)
                }
            }
            plan.notes = try UpdatePlanner(invocation.styles(of: tree)).notes(in: tree)
            return plan
        }
    }
}
