import AppModel
import Diagnostics
import ModulePlanning
import YAMLReader

/// The report of `scaffold style test`.
struct StyleTestReport: CommandReport {
    /// The runs of one style.
    struct Tested {
        let style: String
        /// The ids of the entries whose places are not tried.
        let untried: [String]
        let runs: [StyleContract.Run]

        /// The problems without duplicates, since most runs of a broken template find the same ones.
        var problems: [(run: StyleContract.Run, problem: Problem)] {
            var seen: Set<Problem> = []
            return runs.flatMap { run in run.problems.map { (run, $0) } }.filter { seen.insert($0.1).inserted }
        }

        /// The runs with the style's default options, one per spec.
        var firstRuns: [StyleContract.Run] {
            var seen: Set<String> = []
            return runs.filter { seen.insert($0.spec).inserted }
        }

        var files: Int { runs.reduce(0) { $0 + $1.files.count } }
    }

    let tests: [Tested]
    /// Whether golden trees were recorded.
    let isRecorded: Bool

    func write(to console: Console) {
        for tested in tests { write(tested, to: console) }
        guard isRecorded else { return }
        console.output.writeLine("recorded; read the golden trees, then run again without --record")
    }

    private func write(_ tested: Tested, to console: Console) {
        let problems = tested.problems
        for (run, problem) in problems {
            let choices = run.choices.map { "\($0.option)=\($0.value)" }.joined(separator: ", ")
            console.report("\(problem.description) (\(run.spec)\(choices.isEmpty ? "" : ": " + choices))")
        }
        if !tested.untried.isEmpty {
            let ids = tested.untried.map { "\"\($0)\"" }.joined(separator: ", ")
            let message = "the style has no base app, so it is not tried where these entries go: \(ids)"
            let hint = "list the files that have their places under \"pieces\" of \"app\""
            console.report(Problem(message, hint: hint, severity: .note))
        }
        let counts = "\(tested.firstRuns.count) specs, \(tested.runs.count) runs, \(tested.files) files"
        let verdict = problems.isEmpty ? "no problem" : problems.count.counted("problem")
        console.output.writeLine("\(console.outputStyle(.bold, tested.style)): \(counts), \(verdict)")
    }

    var json: YAMLValue { .members(["styles": .array(tests.map(Self.object))]) }

    private static func object(_ tested: Tested) -> YAMLValue {
        .members([
            "style": .string(tested.style),
            "specs": .int(tested.firstRuns.count),
            "runs": .int(tested.runs.count),
            "files": .int(tested.files),
            "problems": .array(tested.problems.map(object)),
        ])
    }

    private static func object(_ run: StyleContract.Run, _ problem: Problem) -> YAMLValue {
        .members([
            "spec": .string(run.spec),
            "options": .object(run.choices.map { YAMLMember($0.option, .string($0.value)) }),
            "source": problem.mark.map { .string($0.source) },
            "line": problem.mark?.line.map { .int($0) },
            "message": .string(problem.message),
            "hint": problem.hint.map { .string($0) },
        ])
    }
}
