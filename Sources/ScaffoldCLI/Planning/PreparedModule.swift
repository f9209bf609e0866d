import Diagnostics
import ScaffoldKit
import StencilEngine

/// The module of a command line: the request to plan it, and the planner of its style.
struct PreparedModule {
    private let planner: ModulePlanner
    private let request: ModuleRequest
    /// A note on the style if nothing showed it.
    private let note: Problem?

    /// The module that the options or the spec file of the command line describe.
    init(_ invocation: Invocation, in tree: FileTree) throws(Failure) {
        let (spec, problems) = try RequestedSpec(invocation.values, console: invocation.console).read(in: tree)
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
        do throws(Failure) {
            let found = try StyleFinder(library).find(spec.style, in: tree)
            planner = ModulePlanner(style: found.style, frameworks: library.frameworks)
            note = found.note
        } catch {
            guard error.kind == .input, spec.style != nil else { throw error.besides(problems) }
            throw error.besides(Self.problems(of: request, in: tree, library))
        }
    }

    /// The problems of a spec whose style is wrong: it is planned in the app's own style, so that all problems come in one run.
    private static func problems(of request: ModuleRequest, in tree: FileTree, _ library: StyleLibrary) -> Problems {
        var copy = tree
        var request = request
        request.spec.style = nil
        request.spec.options = []
        do throws(Failure) {
            let style = try StyleFinder(library).find(nil, in: tree).style
            _ = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &copy)
        } catch {
            if error.kind == .input { return Problems(error.problems) }
        }
        return request.problems
    }

    /// Plans the module.
    func plan(in tree: inout FileTree) throws(Failure) -> Plan {
        do throws(Failure) {
            var plan = try planner.plan(request, in: &tree)
            if let note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw error.besides(request.problems)
        }
    }

    /// The values that the style's templates see for the module.
    func context(in tree: FileTree) throws(Failure) -> TemplateDictionary {
        do throws(Failure) {
            return try planner.context(request, in: tree)
        } catch {
            throw error.besides(request.problems)
        }
    }

    /// The module as the planner resolves it.
    func module(in tree: FileTree) throws(Failure) -> Module {
        try planner.module(request, in: tree)
    }

    /// The types of the spec that nothing declares.
    func unknownTypes(in tree: FileTree) throws(Failure) -> [String] {
        try planner.unknownTypes(of: request.spec, in: tree)
    }
}
