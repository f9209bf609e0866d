import ScaffoldKit

/// A command line's module, ready to be planned: the spec as a request, and the planner of its style.
struct PreparedModule {
    let planner: ModulePlanner
    let request: ModuleRequest
    /// Where the style comes from, if nobody named it.
    let note: Problem?

    init(_ invocation: Invocation, in tree: FileTree) throws(CommandFailure) {
        let values = invocation.values
        let (spec, problems) = try RequestedSpec(values, console: invocation.console).read(in: tree)
        let library = try invocation.styles(of: tree)
        request = ModuleRequest(
            spec: spec,
            problems: problems,
            overwrites: values[ModuleOptions.force],
            isPartial: values[ModuleOptions.partial]
        )
        do throws(PlanError) {
            let (style, note) = try StyleFinder(library).find(spec.style, in: tree)
            self.note = note
            planner = ModulePlanner(style: style, frameworks: library.frameworks)
        } catch {
            let others = Self.problems(of: request, besides: error, library, tree)
            throw CommandFailure(error, besides: others)
        }
    }

    /// What is wrong with the spec when its style is: another style is asked, so that all problems come in one run.
    private static func problems(
        of request: ModuleRequest,
        besides error: PlanError,
        _ library: StyleLibrary,
        _ tree: FileTree
    ) -> Problems {
        guard case .problems = error, request.spec.style != nil else { return request.problems }
        var copy = tree
        var request = request
        request.spec.style = nil
        request.spec.options = []
        do throws(PlanError) {
            let (style, _) = try StyleFinder(library).find(nil, in: tree)
            _ = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &copy)
        } catch {
            if case .problems(let problems) = error { return problems }
        }
        return request.problems
    }
}
