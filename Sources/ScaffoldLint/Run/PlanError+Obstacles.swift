import ScaffoldKit

extension PlanError {
    /// What is wrong with a module's spec, as warnings of a run that goes on without that module; empty where it is not the spec that is
    /// in the way.
    public var obstacles: [Problem] {
        guard case .problems(let problems) = self else { return [] }
        return problems.sorted.filter { $0.severity == .error }.map { problem in
            Problem(problem.message, at: problem.mark, hint: problem.hint, severity: .warning)
        }
    }
}
