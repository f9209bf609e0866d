/// The severity of a rule as settings have it, or `off`.
package enum RuleLevel: String, Sendable, CaseIterable {
    case off, note, warning, error
}
