import Diagnostics
import ModulePlanning
import YAMLReader

/// The report of `scaffold style test --in`: the modules of an app beside what their style gives for them.
struct RebuiltModulesReport: CommandReport {
    let style: String
    let modules: [RebuiltModule]

    func write(to console: Console) {
        let table = TextTable(
            header: ["MODULE", "SAME FILES", "LINES OF TEMPLATES", "IN THE APP", "LINES OF THE APP"],
            rows: modules.map { module in
                let (files, lines) = (module.comparison.files, module.comparison.lines)
                return [
                    TextTable.Cell(module.comparison.module, .cyan),
                    TextTable.Cell("\(files.count { $0.isSame }) of \(files.count)"),
                    TextTable.Cell("\(lines.rendered)"),
                    TextTable.Cell("\(lines.shared)"),
                    TextTable.Cell("\(lines.standing)"),
                ]
            }
        )
        console.output.writeLines(table.lines(style: console.outputStyle))
        for problem in problems { console.report("\(problem.module): \(problem.problem.description)") }
        let count = problems.count
        console.output.writeLine(
            "\(style): \(modules.count.counted("module")) planned anew, \(count == 0 ? "no problem" : count.counted("problem"))"
        )
    }

    var problems: [(module: String, problem: Problem)] {
        modules.flatMap { module in module.problems.map { (module.comparison.module, $0) } }
    }

    var json: YAMLValue {
        .members([
            "style": .string(style),
            "modules": .array(modules.map { StyleDiffReport(comparison: $0.comparison, hasLines: false).json }),
            "problems": .array(
                problems.map { .members(["module": .string($0.module), "message": .string($0.problem.message)]) }
            ),
        ])
    }
}
