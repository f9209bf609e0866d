import Diagnostics

extension Failure {
    /// The problems of a module's spec, as warnings of a run that continues without the module; empty if the failure has another cause.
    package var obstacles: [Problem] {
        kind == .input ? problems.filter { $0.severity == .error }.map { $0.weighed(as: .warning) } : []
    }
}
