import ScaffoldKit
import StencilEngine

/// Why a command could not do what it was asked, with the exit code that says so.
struct CommandFailure: Error, Sendable {
    let exitCode: ExitCode
    let problems: [ReportedProblem]
    /// What is wrong with what the user gave, where that is the reason.
    let causes: [Problem]

    init(_ exitCode: ExitCode, _ problems: [ReportedProblem], causes: [Problem] = []) {
        self.exitCode = exitCode
        self.problems = problems
        self.causes = causes
    }

    /// Notes on what was filled in are left out: what is wrong has to be seen.
    init(_ problems: Problems) {
        let told = problems.sorted.filter { $0.severity != .note }
        self.init(.badInput, told.map { ReportedProblem($0) }, causes: told)
    }

    init(_ problem: InputFileProblem) {
        self.init(problem.exitCode, [ReportedProblem(problem.problem)])
    }

    init(_ error: FileTreeError) {
        self.init(ExitCode(rawValue: error.exitCode) ?? .diskRefused, error.problems.map(ReportedProblem.init))
    }

    /// - Parameter other: Problems that were known before, for an error that may not hold them all.
    init(_ error: PlanError, besides other: Problems = Problems()) {
        switch error {
        case .problems(let problems):
            var all = other
            all.add(problems.all)
            self.init(all)
        case .template(let error):
            self.init(.badInput, [ReportedProblem(error)])
        case .conflicts(let conflicts):
            self.init(.conflict, conflicts.map { ReportedProblem($0.problem) })
        case .wirings(let failures):
            let advice = Problem("nothing was written; --partial wires what can be wired", severity: .note)
            self.init(.badInput, failures.map { ReportedProblem($0, .error) } + [ReportedProblem(advice)])
        case .files(let error):
            self.init(error)
        }
    }
}
