import Foundation

/// How a run of the executable ended, and what it said.
struct ToolEnd {
    enum Ending: Equatable {
        /// By itself, with this exit code.
        case code(Int32)
        /// By this signal: a trap, or a kill from outside.
        case signal(Int32)
        /// Not within its processor time, or ten minutes; it was killed.
        case late
    }

    let ending: Ending
    let output: String
    let errors: String

    var code: Int32? {
        if case .code(let code) = ending { code } else { nil }
    }

    /// The lines of the standard error that are no notes.
    var complaints: [String] {
        errors.split(separator: "\n").map(String.init).filter { !$0.contains("note: ") }
    }

    /// What is wrong with this end, whatever the run was to do: a tool that people trust ends by itself, with one of its five codes, and says why.
    var misbehaviour: String? {
        switch ending {
        case .signal(let signal): return "ended by signal \(signal): \(errors.suffix(400))"
        case .late: return "did not end"
        case .code(let code):
            guard (0...4).contains(code) else { return "ended with code \(code): \(errors.suffix(400))" }
            guard code < 2 || errors.contains("error: ") else { return "code \(code) without a word of why" }
            return nil
        }
    }
}
