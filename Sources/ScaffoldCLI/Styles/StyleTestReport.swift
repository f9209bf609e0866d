import Diagnostics
import ScaffoldKit
import YAMLReader

/// What the contract found about one style.
struct StyleTestReport {
    let style: String
    let runs: [StyleContract.Run]

    /// The problems, each once: most runs of a broken template find the same.
    var problems: [(run: StyleContract.Run, problem: Problem)] {
        var seen: Set<Problem> = []
        return runs.flatMap { run in run.problems.map { (run, $0) } }.filter { seen.insert($0.1).inserted }
    }

    /// The runs with the style's defaults: one for each spec.
    var firstRuns: [StyleContract.Run] {
        var seen: Set<String> = []
        return runs.filter { seen.insert($0.spec).inserted }
    }

    func write(to console: Console) {
        for (run, problem) in problems {
            console.report("\(problem.description) (\(run.spec)\(Self.text(run.choices)))")
        }
        let files = runs.reduce(0) { $0 + $1.files.count }
        let verdict = problems.isEmpty ? "no problem" : problems.count == 1 ? "1 problem" : "\(problems.count) problems"
        console.output.writeLine(
            "\(console.outputStyle(.bold, style)): \(firstRuns.count) specs, \(runs.count) runs, \(files) files, \(verdict)"
        )
    }

    var json: YAMLValue {
        .members([
            "style": .string(style),
            "specs": .int(firstRuns.count),
            "runs": .int(runs.count),
            "files": .int(runs.reduce(0) { $0 + $1.files.count }),
            "problems": .array(
                problems.map { run, problem in
                    .members([
                        "spec": .string(run.spec),
                        "options": .object(run.choices.map { YAMLMember($0.option, .string($0.value)) }),
                        "source": problem.mark.map { .string($0.source) },
                        "line": problem.mark?.line.map { .int($0) },
                        "message": .string(problem.message),
                        "hint": problem.hint.map { .string($0) },
                    ])
                }
            ),
        ])
    }

    private static func text(_ choices: [StyleChoice]) -> String {
        choices.isEmpty ? "" : ": " + choices.map { "\($0.option)=\($0.value)" }.joined(separator: ", ")
    }
}
