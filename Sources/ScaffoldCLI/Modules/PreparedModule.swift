import Diagnostics
import ScaffoldKit

/// A command line's module, ready to be planned: the spec as a request, and the planner of its style.
struct PreparedModule {
    let planner: ModulePlanner
    let request: ModuleRequest
    /// Where the style comes from, if nobody named it.
    let note: Problem?

    init(_ invocation: Invocation, in tree: FileTree) throws(Failure) {
        let values = invocation.values
        let (spec, problems) = try RequestedSpec(values, console: invocation.console).read(in: tree)
        let library = try invocation.styles(of: tree)
        request = ModuleRequest(
            spec: spec,
            problems: problems,
            overwrites: values[ModuleOptions.force],
            isPartial: values[ModuleOptions.partial]
        )
        do throws(Failure) {
            let (style, note) = try StyleFinder(library).find(spec.style, in: tree)
            self.note = note
            planner = ModulePlanner(style: style, frameworks: library.frameworks)
        } catch {
            throw error.besides(Self.problems(of: request, besides: error, library, tree))
        }
    }

    /// What is wrong with the spec when its style is: another style is asked, so that all problems come in one run.
    private static func problems(
        of request: ModuleRequest,
        besides error: Failure,
        _ library: StyleLibrary,
        _ tree: FileTree
    ) -> Problems {
        guard error.kind == .input, request.spec.style != nil else { return request.problems }
        var copy = tree
        var request = request
        request.spec.style = nil
        request.spec.options = []
        do throws(Failure) {
            let (style, _) = try StyleFinder(library).find(nil, in: tree)
            _ = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &copy)
        } catch {
            if error.kind == .input { return Problems(error.problems) }
        }
        return request.problems
    }
}
