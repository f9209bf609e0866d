import ScaffoldKit
import ScaffoldLint

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
            switches: [.option(ModuleOptions.style), .option(ModuleOptions.output)],
            examples: [
                ExampleDefinition("The rules of the app's style", "scaffold explain"),
                ExampleDefinition("One of them", "scaffold explain vc.weak-coordinator"),
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        FailureReport(asJSON: false, console: invocation.console).around { () throws(CommandFailure) in
            let output = invocation.console.output
            guard let name = invocation.values[rule] else {
                let rules = try ruleSet(invocation).rules
                let width = rules.map(\.id.count).max() ?? 0
                for rule in rules {
                    let id = rule.id + String(repeating: " ", count: width - rule.id.count)
                    output.writeLine("\(id)  \(rule.severity.rawValue.padded(to: 7))  \(rule.title)")
                }
                return
            }
            output.writeLine(RuleText(try find(name, invocation)).plain)
        }
    }

    /// The rule in the app's style, else in any style that has it.
    private static func find(_ name: String, _ invocation: Invocation) throws(CommandFailure) -> Rule {
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
        throw CommandFailure(
            Problems([Problem("there is no rule \"\(name)\"", at: SourceMark(source: "<rule>"), hint: hint)])
        )
    }

    private static func ruleSet(_ invocation: Invocation) throws(CommandFailure) -> RuleSet {
        let location = try AppLocation(output: invocation.values[ModuleOptions.output])
        return try FoundStyle(invocation, in: FileTree(root: location.folder)).rules()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }
}
