/// The modules that a rule applies to.
struct RuleScope: Sendable {
    /// The option values with which the rule applies: `["factories": "protocols"]`.
    var options: [String: String] = [:]
    /// Whether the rule applies only to modules without a kept spec. Those with a spec are compared with their plan.
    var isUnplanned = false

    func contains(_ module: LintModule) -> Bool { !(isUnplanned && module.isKept) && contains(module.options) }

    /// Whether options have the values with which the rule applies.
    func contains(_ values: [String: String]) -> Bool { options.allSatisfy { values[$0.key] == $0.value } }
}
