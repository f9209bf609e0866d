import Foundation
import StandInToolchain
import TestSupport

/// The executable, run on the app in a folder as a user runs it.
struct Scaffold: Sendable {
    let app: URL
    private let executable: URL

    init(app: URL) throws {
        guard let executable = BuiltProduct.provedTool else {
            throw ProofError("the executable \"scaffold\" is not beside the tests; run `swift build`")
        }
        self.app = app
        self.executable = executable
    }

    /// What a run said.
    struct Answer: Sendable {
        let command: String
        let status: Int32
        let output: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// Runs a command on the app.
    ///
    /// - Throws: `ProofError` if it does not succeed.
    @discardableResult
    func run(_ arguments: [String]) throws -> Answer {
        let answer = try attempt(arguments)
        guard answer.status == 0 else {
            throw ProofError("`\(answer.command)` ends with \(answer.status):\n\(answer.output)")
        }
        return answer
    }

    /// Runs a command on the app, whatever comes of it.
    func attempt(_ arguments: [String]) throws -> Answer {
        let result = try Shell().run(executable, arguments + ["--output", app.path], timeout: 60)
        let command = (["scaffold"] + arguments).joined(separator: " ")
        return Answer(command: command, status: result.status, output: result.output)
    }
}
