import ScaffoldKit

extension CommandFailure {
    /// Does what the Kit does, with its errors as failures of the command.
    static func planning<Value>(_ work: () throws(PlanError) -> Value) throws(CommandFailure) -> Value {
        do throws(PlanError) { return try work() } catch { throw CommandFailure(error) }
    }
}
