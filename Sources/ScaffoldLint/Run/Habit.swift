/// A rule that most of the app's modules break: a habit of the team, which lint reports in one line.
package struct Habit: Sendable, Equatable {
    package let rule: String
    package let findings: Int
    /// The number of modules that break the rule.
    package let modules: Int
    /// The number of modules that the rule applies to.
    package let among: Int

    /// The fewest modules that make a habit.
    static let fewest = 5

    /// `12 of 15 modules`
    package var share: String { "\(modules) of \(among) modules" }

    /// The line of `.scaffold.yml` that keeps the habit.
    package var setting: String { "\(rule): off" }

    /// The habits among the findings in an app: rules that at least five modules break, and more than half of those that they
    /// apply to. Rules that are marked so are never habits, nor is what the spec of a kept module asks for.
    static func habits(of findings: [Finding], in app: LintContext, _ rules: RuleSet) -> [Habit] {
        let byRule = Dictionary(grouping: findings.filter { $0.piece == nil }, by: \.rule)
        return rules.rules.compactMap { rule in
            guard !rule.isNeverHabit, let found = byRule[rule.id] else { return nil }
            let among = app.modules.modules.filter(rule.applies(to:)).map(\.name)
            let breaking = Set(found.compactMap(\.module)).intersection(among)
            guard breaking.count >= fewest, breaking.count * 2 > among.count else { return nil }
            return Habit(rule: rule.id, findings: found.count, modules: breaking.count, among: among.count)
        }
    }
}
