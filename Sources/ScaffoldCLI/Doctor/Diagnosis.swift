import Diagnostics

/// A result of `scaffold doctor`: a state, a message and advice.
struct Diagnosis: Sendable, Equatable {
    enum State: String, Sendable, CaseIterable {
        case ok
        /// Nothing is wrong, but there is room for improvement.
        case note
        /// Some commands will fail or ask for more.
        case warning
        /// The tool cannot work.
        case error

        var look: TextStyle.Look { Severity(rawValue: rawValue)?.look ?? .green }
    }

    let state: State
    let message: String
    let advice: String?

    init(_ state: State, _ message: String, advice: String? = nil) {
        self.state = state
        self.message = message
        self.advice = advice
    }

    /// The diagnoses of some work; those of its problems if it fails.
    static func all(of work: () throws(Failure) -> [Diagnosis]) -> [Diagnosis] {
        do throws(Failure) { return try work() } catch { return error.problems.map { Diagnosis($0) } }
    }

    /// The diagnosis of a problem, with its place.
    init(_ problem: Problem) {
        let place = problem.mark.map { "\($0): " } ?? ""
        self.init(State(rawValue: problem.severity.rawValue) ?? .error, place + problem.message, advice: problem.hint)
    }
}
