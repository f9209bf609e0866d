import Diagnostics
import ScaffoldKit

/// One run of `scaffold screen`, from the command line to the report.
struct ScreenRun {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) {
        try PlannedRun(invocation).run { (tree) throws(Failure) in try plan(in: &tree) }
    }

    private func plan(in tree: inout FileTree) throws(Failure) -> Plan {
        let kept = try kept(in: tree)
        let (spec, problems) = added.spec(addedTo: kept.spec)
        var all = kept.problems
        all.add(problems)
        guard !all.hasErrors else { throw Failure(all) }
        let library = try invocation.styles(of: tree)
        do throws(Failure) {
            let (style, note) = try StyleFinder(library).find(spec.style, in: tree)
            let request = ModuleRequest(spec: spec, problems: all, isPartial: values[ModuleOptions.partial])
            var plan = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &tree)
            if let note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            guard error.kind == .input else { throw error }
            var told = all
            told.add(error.problems)
            throw Failure(added.placed(told))
        }
    }

    /// The spec that the app keeps of the module.
    private func kept(in tree: FileTree) throws(Failure) -> (spec: ModuleSpec, problems: Problems) {
        let name = values[ScreenCommand.module] ?? ""
        if let kept = try KeptSpec.read(name, in: tree) { return kept }
        let known = try KeptSpec.names(in: tree)
        let hint =
            known.isEmpty
            ? "scaffold module writes one; scaffold adopt reads that of one made by hand"
            : "found: \(known.joined(separator: ", "))"
        throw Failure(
            "no spec is kept of a module \"\(NameWords(name).pascal)\"",
            at: SourceMark(source: "MODULE", column: 1),
            hint: Suggestion(among: known).hint(for: NameWords(name).pascal) ?? hint
        )
    }

    private var added: AddedScreen {
        let parameters = values[ScreenCommand.parameters].map { "(\($0))" } ?? ""
        var screen = AddedScreen(text: (values[ScreenCommand.screen] ?? "") + parameters)
        screen.kind = values[ScreenCommand.kind].flatMap(ScreenKind.init)
        screen.presentation = values[ScreenCommand.presentation].flatMap(Presentation.init)
        screen.route = values[ScreenCommand.route]
        screen.useCases = values[all: ScreenCommand.useCases]
        return screen
    }
}
