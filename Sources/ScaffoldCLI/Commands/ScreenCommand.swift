import Diagnostics
import FileTransaction
import ModuleCopying
import ModuleSpecs

/// `scaffold screen <module> <screen> [<parameters>]`.
struct ScreenCommand: Command {
    let name = "screen"

    let arguments = [ScreenOptions.module, ScreenOptions.screen, ScreenOptions.parameters]
    let switches: [any SwitchDefinition] = [
        ScreenOptions.kind, ScreenOptions.route, ScreenOptions.presentation, ScreenOptions.useCases,
        ScreenOptions.like,
        ModuleOptions.output, ModuleOptions.target, ModuleOptions.dryRun, ModuleOptions.diff,
        ModuleOptions.partial, ModuleOptions.check, ModuleOptions.verify, ModuleOptions.unchecked,
        ModuleOptions.json,
    ]

    func usageProblems(of invocation: Invocation) -> [Problem] {
        guard invocation.values.isGiven(ScreenOptions.like) else { return [] }
        let options = invocation.values.conflicts(of: ScreenOptions.excluded, with: ScreenOptions.like)
        guard invocation.values[ScreenOptions.parameters] != nil else { return options }
        return options + [.excludingOptions("<\(ScreenOptions.parameters.name)>", ScreenOptions.like.spelling)]
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        try PlanAction(invocation).run { (tree) throws(Failure) in
            if let copy = RequestedCopy(screen: invocation.values) {
                return try copy.plan(invocation, in: &tree) { invocation.target(among: $0) }
            }
            let kept = try kept(invocation.values[ScreenOptions.module] ?? "", invocation, in: tree)
            let (spec, found) = screen(invocation.values).spec(addedTo: kept.spec)
            var problems = kept.problems
            problems.add(found)
            guard !problems.hasErrors else { throw Failure(problems) }
            return try RequestedModule(spec, problems, invocation, in: tree).plan(asking: invocation, in: &tree)
        }
    }

    private func kept(_ name: String, _ invocation: Invocation, in tree: FileTree) throws(Failure) -> KeptSpec {
        if let kept = try KeptSpec.read(name, in: tree) { return kept }
        let known = try KeptSpec.names(in: tree)
        let module = NameWords(name).pascal
        if let exemplar = try LikePlanner.exemplar(of: module, in: tree) {
            throw Failure(
                "\"\(module)\" was copied from \"\(exemplar)\", and has no spec that a screen could be added to",
                at: ScreenOptions.module.mark,
                hint: "--like NAME copies one of its screens"
            )
        }
        if known.isEmpty { try invocation.foundStyle(invocation.statedStyle, in: tree).forWriting(in: tree) }
        let hint =
            known.isEmpty
            ? "scaffold module writes a module; scaffold adopt reads the spec of a handwritten one"
            : "found: \(known.joined(separator: ", "))"
        throw Failure(
            "there is no spec of a module \"\(module)\"",
            at: ScreenOptions.module.mark,
            hint: Suggestion(among: known).hint(for: module) ?? hint
        )
    }

    private func screen(_ values: ParsedValues) -> AddedScreen {
        let parameters = values[ScreenOptions.parameters].map { "(\($0))" } ?? ""
        var screen = AddedScreen(text: (values[ScreenOptions.screen] ?? "") + parameters)
        screen.kind = values.choice(ScreenOptions.kind)
        screen.presentation = values.choice(ScreenOptions.presentation)
        screen.route = values[ScreenOptions.route]
        screen.useCases = values[all: ScreenOptions.useCases]
        return screen
    }
}
