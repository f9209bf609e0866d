import Diagnostics
import ModuleCopying
import YAMLReader

/// The report of `scaffold style learn --suggest`: which modules of the app share most, and whether they make a style.
struct StyleSuggestionsReport: CommandReport {
    /// A pair, with what stops a style of it.
    let pairs: [(pair: StyleSuggestions.Pair, problem: String?)]

    init(_ suggestions: StyleSuggestions) throws(Failure) {
        pairs = try suggestions.pairs.map { (pair) throws(Failure) in (pair, try suggestions.problem(of: pair)) }
    }

    func write(to console: Console) {
        guard !pairs.isEmpty else {
            console.output.writeLine("no two modules of a kind are found here; --from NAME learns from one")
            return
        }
        let table = TextTable(
            header: ["MODULES", "LINES", "SHARED", "STYLE"],
            rows: pairs.map { pair, problem in
                [
                    TextTable.Cell(pair.modules.joined(separator: ","), .cyan),
                    TextTable.Cell("\(pair.lines.all)"), TextTable.Cell("\(pair.lines.shared)"),
                    TextTable.Cell(problem.map { "no: \($0)" } ?? "yes"),
                ]
            }
        )
        console.output.writeLines(table.lines(style: console.outputStyle))
        let best = pairs.first { $0.problem == nil } ?? pairs[0]
        let names = best.problem == nil ? best.pair.modules.joined(separator: ",") : best.pair.modules[0]
        let step = NextStep("scaffold style learn NAME --from \(names)", "learns a style")
        console.output.writeLine()
        console.output.writeLines(NextStep.lines([step], width: console.width, style: console.outputStyle))
    }

    var json: YAMLValue {
        .array(
            pairs.map { pair, problem in
                .object([
                    YAMLMember("modules", .array(pair.modules.map(YAMLValue.string))),
                    YAMLMember("lines", .int(pair.lines.all)), YAMLMember("shared", .int(pair.lines.shared)),
                    YAMLMember("problem", problem.map(YAMLValue.string) ?? .null),
                ])
            }
        )
    }
}
