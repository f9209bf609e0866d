import Diagnostics

extension Failure {
    /// What is wrong with a module's spec, as warnings of a run that goes on without that module; empty where it is not the spec that is
    /// in the way.
    public var obstacles: [Problem] {
        kind == .input ? problems.filter { $0.severity == .error }.map { $0.weighed(as: .warning) } : []
    }
}
