import BuiltInStyles
import ScaffoldLint
import YAMLReader

/// The report of `scaffold routes`: the app's deep links and their problems.
struct RoutesReport: CommandReport {
    /// The rules of the findings, which are those of no style.
    static let rules = try? RuleSet(YAMLSource(name: "routes/rules.yml", text: BuiltInStyles.text("routes/rules.yml")))

    let map: RouteMap

    func write(to console: Console) {
        let style = console.outputStyle
        guard !map.links.isEmpty else {
            console.output.writeLine("The app has no deep links.")
            return
        }
        let table = TextTable(
            header: ["URL", "ROUTE", "COORDINATOR", "PLACE"],
            rows: map.links.map { link in
                [
                    TextTable.Cell(link.pattern.text, link.isReached ? .cyan : .dim),
                    TextTable.Cell(link.route),
                    TextTable.Cell(link.isReached ? link.coordinator ?? "" : "not reached"),
                    TextTable.Cell("\(link.file):\(link.span.line)", .dim),
                ]
            }
        )
        console.output.writeLines(table.lines(style: style))
        guard !map.findings.isEmpty else { return }
        console.output.writeLine()
        let problems = ProblemStyle(style: style)
        for finding in map.findings { console.output.writeLine(problems.apply(to: finding.description)) }
    }
}

// MARK: - JSON

extension RoutesReport {
    var json: YAMLValue {
        let broken = Set(map.findings.map(\.rule))
        let rules = (Self.rules?.rules ?? []).filter { broken.contains($0.id) }
        return .members([
            "routes": .array(map.links.map(Self.object)), "findings": .array(map.findings.map(Self.object)),
            "rules": .array(rules.map(RulesReport.object)),
        ])
    }

    static func object(_ link: AppLink) -> YAMLValue {
        .members([
            "url": .string(link.pattern.text),
            "route": .string(link.route),
            "type": link.type.map(YAMLValue.string),
            "case": link.type == nil ? nil : .string(link.name),
            "coordinator": link.coordinator.map(YAMLValue.string),
            "parser": .string(link.parser),
            "isReached": .bool(link.isReached),
            "schemes": .array(link.pattern.schemes.map(YAMLValue.string)),
            "components": .array(link.pattern.pieces.map(object)),
            "isOpen": .bool(link.pattern.isOpen),
            "query": .array(link.pattern.query.map(object)),
            "file": .string(link.file),
            "line": .int(link.span.line),
            "column": .int(link.span.column),
        ])
    }

    private static func object(_ piece: RoutePattern.Piece) -> YAMLValue {
        switch piece {
        case .text(let text): .members(["text": .string(text)])
        case .parameter(let name, let type):
            .members(["parameter": .string(name), "type": type.map(YAMLValue.string)])
        case .any: .members(["any": .bool(true)])
        }
    }

    private static func object(_ item: RoutePattern.Item) -> YAMLValue {
        .members(["name": .string(item.name), "isRequired": .bool(item.isRequired)])
    }

    private static func object(_ finding: RouteFinding) -> YAMLValue {
        .members([
            "rule": .string(finding.rule),
            "severity": .string(finding.severity.rawValue),
            "file": .string(finding.file),
            "line": .int(finding.span.line),
            "column": .int(finding.span.column),
            "endLine": .int(finding.span.endLine),
            "endColumn": .int(finding.span.endColumn),
            "message": .string(finding.message),
            "hint": finding.hint.map(YAMLValue.string),
            "why": (rules?[finding.rule]?.why).map(YAMLValue.string),
            "fix": (finding.hint ?? rules?[finding.rule]?.work).map(RulesReport.fix),
        ])
    }
}
