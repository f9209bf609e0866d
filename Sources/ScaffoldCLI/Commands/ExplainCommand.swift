import Diagnostics
import ScaffoldKit
import ScaffoldLint
import YAMLReader

/// `scaffold explain [<rule>]`.
enum ExplainCommand {
    static let command = Command("explain", definition: { definition }, run: run)

    private static let rule = ArgumentDefinition(
        "rule",
        count: .optional,
        completion: .candidates(.rules),
        help: "The rule, as findings name it. Left out, the rules are listed."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Say what a rule of lint asks for, and why, with examples.",
            arguments: [rule],
            switches: [
                .option(ModuleOptions.style), .option(ModuleOptions.output), .flag(RoutesCommand.json),
            ],
            examples: [
                ExampleDefinition("The rules of the app's style", "scaffold explain"),
                ExampleDefinition("One of them", "scaffold explain vc.weak-coordinator"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        let isJSON = invocation.values[RoutesCommand.json]
        return FailureReport(asJSON: isJSON, console: invocation.console).around { () throws(Failure) in
            let rules: [Rule]
            if let name = invocation.values[rule] {
                rules = [try find(name, invocation)]
            } else {
                rules = try ruleSet(invocation).rules
            }
            let output = invocation.console.output
            if isJSON {
                let object = YAMLValue.members(["rules": .array(rules.map { RuleJSON(rule: $0).value })])
                output.writeLine(JSONWriter.write(object))
            } else if invocation.values[rule] != nil {
                for rule in rules { output.writeLine(RuleText(rule).plain) }
            } else {
                write(rules, to: output)
            }
        }
    }

    private static func write(_ rules: [Rule], to output: OutputChannel) {
        let width = rules.map(\.id.count).max() ?? 0
        for rule in rules {
            let id = rule.id + String(repeating: " ", count: width - rule.id.count)
            output.writeLine("\(id)  \(rule.severity.rawValue.padded(to: 7))  \(rule.title)")
        }
    }

    /// The rule in the app's style, else in any style that has it.
    private static func find(_ name: String, _ invocation: Invocation) throws(Failure) -> Rule {
        let own = try ruleSet(invocation)
        if let rule = own[name] { return rule }
        var known = own.rules.map(\.id)
        if invocation.values[ModuleOptions.style] == nil {
            let library = try invocation.stylesHere()
            for style in library.names {
                guard let style = try? library.style(Located(style, at: SourceMark(source: style))),
                    let rules = try? RuleSet(of: style)
                else { continue }
                if let rule = rules[name] { return rule }
                known += rules.rules.map(\.id)
            }
        }
        let hint = Suggestion(among: known).hint(for: name) ?? "scaffold explain lists the rules"
        throw Failure("there is no rule \"\(name)\"", at: SourceMark(source: "RULE", column: 1), hint: hint)
    }

    private static func ruleSet(_ invocation: Invocation) throws(Failure) -> RuleSet {
        let location = try AppLocation(output: invocation.values[ModuleOptions.output])
        return try StyledApp(FileTree(root: location.folder), invocation).rules
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }
}
