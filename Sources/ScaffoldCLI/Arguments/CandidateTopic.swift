/// Words that depend on the app at hand, so that a completion script has to ask the tool for them.
enum CandidateTopic: String, CaseIterable, Sendable {
    /// The commands of the tool.
    case commands
    /// The styles that there are.
    case styles
    /// The modules that the app has a spec of.
    case modules
    /// The rules of lint, of all styles.
    case rules
}
