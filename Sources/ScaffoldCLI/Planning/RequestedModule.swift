import Diagnostics
import FileTransaction
import ModuleCopying
import ModulePlanning
import ModuleSpecs
import StencilEngine
import Styles

/// The module of a command line: the request to plan it, with its style.
struct RequestedModule {
    private let planner: ModulePlanner
    private var request: ModuleRequest
    private let found: FoundStyle

    /// The module that the options or the spec file of the command line describe.
    init(_ invocation: Invocation, in tree: FileTree) throws(Failure) {
        let (spec, problems) = try RequestedSpec(values: invocation.values, console: invocation.console).read(in: tree)
        try self.init(spec, problems, invocation, in: tree)
    }

    /// - Parameter problems: Problems of reading the spec.
    init(_ spec: ModuleSpec, _ problems: Problems, _ invocation: Invocation, in tree: FileTree) throws(Failure) {
        let values = invocation.values
        let library = try invocation.styles(of: tree)
        request = ModuleRequest(
            spec: spec,
            problems: problems,
            overwrites: values[ModuleOptions.force],
            isPartial: values[ModuleOptions.partial]
        )
        request.targets = values.targets
        do throws(Failure) {
            found = try StyleFinder(library).find(spec.style, in: tree)
            planner = ModulePlanner(style: found.style, frameworks: library.frameworks)
        } catch {
            guard error.kind == .input, spec.style != nil else { throw error.besides(problems) }
            // The errors that the spec has in any style come in the same run.
            throw error.besides((try? SpecCheck(spec, in: tree).furtherErrors) ?? Problems()).besides(problems)
        }
    }

    /// Plans the module.
    ///
    /// - Parameter invocation: Where to ask which of several targets builds the new files, if that is a terminal.
    /// - Throws: `Failure` also if the app is of no style.
    func plan(asking invocation: Invocation? = nil, in tree: inout FileTree) throws(Failure) -> ChangeSet {
        let app = tree
        try found.forWriting(in: tree, as: request.spec.typeName)
        var plan: ChangeSet
        do throws(Failure) {
            plan = try planner.plan(request, in: &tree) { invocation?.target(among: $0) }
        } catch {
            if error.kind == .wiring, let style = request.spec.style {
                try StyleFinder(found.library).checkArchitecture(style, in: app)
            }
            throw error
        }
        if let note = found.note { plan.notes.insert(note, at: 0) }
        return plan
    }

    /// The values that the style's templates see for the module.
    func values(in tree: FileTree) throws(Failure) -> TemplateDictionary { try planner.values(request, in: tree) }

    /// The module as the planner resolves it.
    func module(in tree: FileTree) throws(Failure) -> Module { try planner.module(request, in: tree) }
}

extension ParsedValues {
    /// The targets that the command line names, with their place.
    var targets: [Located<String>] {
        self[all: ModuleOptions.target].map { Located($0, at: SourceMark(source: "--target")) }
    }
}

extension Invocation {
    /// Asks which of several targets builds the new files; `nil` without a terminal.
    func target(among names: [String]) -> String? {
        guard Interview.isPossible(console) else { return nil }
        let interview = Interview(console: console)
        interview.say("Several targets may build the new files: " + names.joined(separator: ", "))
        return interview.ask("Which one does?", usual: names.first)
    }
}
