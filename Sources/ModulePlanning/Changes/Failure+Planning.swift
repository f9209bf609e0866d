import Diagnostics

/// Failures of planning.
extension Failure {
    /// Existing files conflict with the plan.
    package static func conflicts(_ conflicts: [PlanConflict]) -> Failure {
        Failure(.conflict, conflicts.map(\.problem))
    }

    /// People have to change what they wrote before the module can grow.
    package static func handWork(_ problems: [Problem]) -> Failure {
        let message =
            "nothing was written; once this is done by hand, the same command writes the rest, and --partial writes it at once"
        return Failure(.conflict, problems + [Problem(message, severity: .note)])
    }

    /// Entries have no place in the app, or several.
    ///
    /// - Parameter copy: The command that copies a module of the app instead, if there is one to copy.
    package static func wirings(_ failures: [WiringFailure], orElse copy: String? = nil) -> Failure {
        let advice = advice("--partial wires what can be wired", orElse: copy)
        return Failure(.wiring, failures.map(\.problem) + [advice])
    }

    /// The note on what to do after a refusal.
    static func advice(_ text: String, orElse copy: String?) -> Problem {
        let other = copy.map { ", and \($0) copies a module of the app instead" } ?? ""
        return Problem("nothing was written; " + text + other, severity: .note)
    }
}
