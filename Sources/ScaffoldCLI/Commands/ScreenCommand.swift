import Diagnostics
import FileTransaction
import ModuleCopying
import ModuleSpecs

/// `scaffold screen <module> <screen> [<parameters>]`.
struct ScreenCommand: Command {
    let name = "screen"

    static let module = ArgumentDefinition("module", kind: .candidates(.modules), help: "The module to extend.")
    static let screen = ArgumentDefinition(
        "screen",
        help: "The screen with its parameters, as in --screens: 'edit(itemId: String)'."
    )
    static let parameters = ArgumentDefinition(
        "parameters",
        count: .optional,
        help: "The parameters, if <screen> has none: 'itemId: String'."
    )

    private static let group = "Screen options"

    static let kind = OptionDefinition(
        "kind",
        group: group,
        kind: .oneOf(ScreenKind.self),
        help: "The purpose of the screen. If omitted, derived from its name and use cases."
    )
    static let route = OptionDefinition(
        "route",
        group: group,
        help: "Its URL below the module's own: ':itemId/edit'. 'none' leaves it without one."
    )
    static let presentation = OptionDefinition(
        "presentation",
        value: "way",
        group: group,
        kind: .oneOf(Presentation.self),
        help: "How the screen is presented."
    )
    static let useCases = OptionDefinition(
        "use-cases",
        group: group,
        isList: true,
        help: "What it does: 'rename(id: String, title: String)'."
    )

    static let like = OptionDefinition(
        "like",
        value: "screen",
        group: group,
        help: "In a module that was copied with --like: the screen of it to copy."
    )

    /// The options that describe a screen, and that a copy takes from its exemplar.
    private static let excluded = [kind, route, presentation, useCases]

    let definition = CommandDefinition(
        abstract: "Add a screen to an existing module.",
        discussion: [
            "Adds the screen to the module's spec in .scaffold/modules/, and what is new to the module: files, cases, "
                + "factory methods, registrations, tests. Your edits stay."
        ],
        arguments: [Self.module, Self.screen, Self.parameters],
        switches: [
            Self.kind, Self.route, Self.presentation, Self.useCases, Self.like,
            ModuleOptions.output, ModuleOptions.target, ModuleOptions.dryRun, ModuleOptions.diff,
            ModuleOptions.partial, ModuleOptions.check, ModuleOptions.unchecked, ModuleOptions.json,
        ],
        examples: [
            ("A screen with a parameter", "scaffold screen Favorites 'edit(itemId: String)'"),
            (
                "A sheet with a URL and a use case of its own",
                """
                scaffold screen Favorites 'rename(id: String)' --kind form \\
                    --presentation sheet --route ':id/rename' \\
                    --use-cases 'rename(id: String, title: String)'
                """
            ),
            (
                "In a copied module, another screen like one of its own",
                "scaffold screen Wishes archive --like WishDetails"
            ),
        ]
    )

    func usageProblems(of invocation: Invocation) -> [UsageProblem] {
        guard invocation.values.isGiven(Self.like) else { return [] }
        let options = Self.excluded.filter(invocation.values.isGiven).map(\.spelling)
        let parameters = invocation.values[Self.parameters] == nil ? [] : ["<\(Self.parameters.name)>"]
        return (options + parameters).map { .excludingOptions($0, Self.like.spelling) }
    }

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        try PlanAction(invocation).run { (tree) throws(Failure) in
            if let copy = RequestedCopy(screen: invocation.values) {
                return try copy.plan(invocation, in: &tree) { invocation.target(among: $0) }
            }
            let kept = try kept(invocation.values[Self.module] ?? "", in: tree)
            let (spec, found) = screen(invocation.values).spec(addedTo: kept.spec)
            var problems = kept.problems
            problems.add(found)
            guard !problems.hasErrors else { throw Failure(problems) }
            return try RequestedModule(spec, problems, invocation, in: tree).plan(asking: invocation, in: &tree)
        }
    }

    private func kept(_ name: String, in tree: FileTree) throws(Failure) -> (spec: ModuleSpec, problems: Problems) {
        if let kept = try KeptSpec.read(name, in: tree) { return kept }
        let known = try KeptSpec.names(in: tree)
        let module = NameWords(name).pascal
        if let exemplar = try LikePlanner.exemplar(of: module, in: tree) {
            throw Failure(
                "\"\(module)\" was copied from \"\(exemplar)\", and has no spec that a screen could be added to",
                at: Self.module.mark,
                hint: "--like NAME copies one of its screens"
            )
        }
        let hint =
            known.isEmpty
            ? "scaffold module writes a module; scaffold adopt reads the spec of a handwritten one"
            : "found: \(known.joined(separator: ", "))"
        throw Failure(
            "there is no spec of a module \"\(module)\"",
            at: Self.module.mark,
            hint: Suggestion(among: known).hint(for: module) ?? hint
        )
    }

    private func screen(_ values: ParsedValues) -> AddedScreen {
        let parameters = values[Self.parameters].map { "(\($0))" } ?? ""
        var screen = AddedScreen(text: (values[Self.screen] ?? "") + parameters)
        screen.kind = values.choice(Self.kind)
        screen.presentation = values.choice(Self.presentation)
        screen.route = values[Self.route]
        screen.useCases = values[all: Self.useCases]
        return screen
    }
}
