import Diagnostics
import ScaffoldLint

/// `scaffold explain [<rule>]`.
struct ExplainCommand: Command {
    let name = "explain"

    private static let rule = ArgumentDefinition("rule", count: .optional, kind: .candidates(.rules))

    let arguments = [Self.rule]
    let switches: [any SwitchDefinition] = [ModuleOptions.style, ModuleOptions.output, CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let rules = try AppContext(invocation, at: AppLocation(output: invocation.values[ModuleOptions.output])).rules
        guard let name = invocation.values[Self.rule] else {
            invocation.show(RulesReport(rules: rules.rules, isList: true))
            return .done
        }
        invocation.show(RulesReport(rules: [try find(name, rules, invocation)], isList: false))
        return .done
    }

    /// The rule of the app's style, or of the first style that has it.
    private func find(_ name: String, _ own: RuleSet, _ invocation: Invocation) throws(Failure) -> Rule {
        if let rule = own[name] { return rule }
        let others = invocation.values[ModuleOptions.style] == nil ? try invocation.stylesHere().readableRuleSets : []
        if let rule = others.lazy.compactMap({ $0[name] }).first { return rule }
        let known = ([own] + others).flatMap { $0.rules.map(\.id) }
        let hint = Suggestion(among: known).hint(for: name) ?? "scaffold explain lists the rules"
        throw Failure("there is no rule \"\(name)\"", at: Self.rule.mark, hint: hint)
    }
}
