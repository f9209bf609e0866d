import Diagnostics
import ScaffoldKit

/// One thing that `scaffold doctor` has looked at, how it is, and what to do where it is not well.
struct Diagnosis: Sendable, Equatable {
    /// How well something is, the worst last.
    enum State: String, Sendable, CaseIterable {
        case ok
        /// Nothing is wrong, but something could be better.
        case note
        /// Something will get in the way.
        case warning
        /// The tool cannot do its work.
        case error

        var look: TextStyle.Look {
            switch self {
            case .ok: .green
            case .note: .boldBlue
            case .warning: .boldYellow
            case .error: .boldRed
            }
        }
    }

    /// What was looked at, in a word.
    let topic: String
    let state: State
    let message: String
    /// What to do.
    let advice: String?

    init(_ topic: String, _ state: State, _ message: String, advice: String? = nil) {
        self.topic = topic
        self.state = state
        self.message = message
        self.advice = advice
    }

    /// A problem that was found on the way, with its place.
    init(_ topic: String, _ problem: Problem) {
        let state: State =
            switch problem.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        let place = problem.mark.map { "\($0): " } ?? ""
        self.init(topic, state, place + problem.message, advice: problem.hint)
    }

    /// A failure's problems.
    static func all(_ topic: String, _ error: Failure) -> [Diagnosis] {
        error.problems.map { Diagnosis(topic, $0) }
    }
}
