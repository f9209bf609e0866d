import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ScaffoldLint
import Styles

/// `scaffold checklist [<name>]`.
struct ChecklistCommand: Command {
    let name = "checklist"

    static let module = ArgumentDefinition("name", count: .optional, kind: .candidates(.modules))
    static let format = OptionDefinition(
        "format",
        default: ChecklistFormat.text.rawValue,
        kind: .oneOf(ChecklistFormat.self)
    )
    static let keep = FlagDefinition("keep")
    static let strict = FlagDefinition("strict")

    let arguments = [Self.module]
    let switches: [any SwitchDefinition] = [
        Self.format, Self.keep, Self.strict, ModuleOptions.style, CommonOptions.output, CommonOptions.json,
    ]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let values = invocation.values
        let console = invocation.console
        let location = try AppLocation(reading: values[CommonOptions.output]).checkedForApp()
        let module = values[Self.module].map { Located($0, at: Self.module.mark) }
        let (checklists, notes, app) = try invocation.showing("looking") { () throws(Failure) in
            let app = try AppContext(invocation, at: location)
            let (checklists, remarks) = try Self.checklists(of: module, app)
            if values[Self.keep] {
                try console.prepareForCommit()
                try Self.keep(checklists, at: location)
            }
            return (checklists, remarks, try AppName(of: AppModel.of(app.tree), in: app.tree).text)
        }
        for note in notes { console.report(note) }
        let empty = EmptyResultNotes(location: location, consequence: "no checklist was ticked")
        if checklists.isEmpty, let note = empty.noApp() { console.report(note) }
        let format = values.wantsJSON ? ChecklistFormat.json : values.choice(Self.format) ?? .text
        try format.write(checklists, isSingle: module != nil, app: app, to: console)
        let isOpen = checklists.contains { $0.count(.open) > 0 }
        return isOpen && values[Self.strict] ? .findings : .done
    }

    /// The checklists of copies in an app of no style, and of those from which no spec can be read, are those of their records; all
    /// others are the style's.
    private static func checklists(of module: Located<String>?, _ app: AppContext) throws(Failure) -> (
        [ModuleChecklist], [Problem]
    ) {
        if app.found.isOfNoStyle {
            let all = try ModuleRecord.all(readable: true, in: app.tree).map(\.module).sorted()
            var copies: [ModuleChecklist] = []
            for name in module.map({ [NameWords($0.value).pascal] }) ?? all {
                if let copy = try CopyChecklist(of: name, in: app.tree) { copies.append(try copy.ticked()) }
            }
            if !copies.isEmpty { return (copies, []) }
        }
        try app.found.forWriting(in: app.tree)
        do throws(Failure) {
            return try AppChecklists(app.lintRun(), in: app.tree).ticked(module, by: app.lint())
        } catch {
            // A disk that fails is no copy without a spec.
            guard error.kind == .input, let module,
                let copy = try CopyChecklist(of: NameWords(module.value).pascal, in: app.tree)
            else { throw error }
            return ([try copy.ticked()], [])
        }
    }

    /// Writes the checklists to their files.
    private static func keep(_ checklists: [ModuleChecklist], at location: AppLocation) throws(Failure) {
        var tree = location.tree
        _ = try tree.beginWriting()
        for checklist in checklists {
            let text = try ChecklistPage(checklists: [checklist], isSingle: true, isHTML: false).text()
            try tree.write(text, to: KeptChecklist.path(of: checklist.module))
        }
        _ = try tree.commit()
    }
}
