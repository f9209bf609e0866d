import Diagnostics

/// Why there is no plan.
extension Failure {
    /// Files stand in the way.
    package static func conflicts(_ conflicts: [PlanConflict]) -> Failure {
        Failure(.conflict, conflicts.map(\.problem))
    }

    /// Entries have no place in the app, or several.
    package static func wirings(_ failures: [WiringFailure]) -> Failure {
        let advice = Problem("nothing was written; --partial wires what can be wired", severity: .note)
        return Failure(.wiring, failures.map(\.problem) + [advice])
    }
}
