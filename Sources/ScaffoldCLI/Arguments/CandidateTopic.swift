/// Words that depend on the app at hand, so that a completion script has to ask the tool for them.
enum CandidateTopic: String, CaseIterable, Sendable {
    /// The commands of the tool.
    case commands
    /// The styles that there are.
    case styles
    /// The modules that the app has a spec of.
    case modules
    /// Screens as they are asked for most.
    case screens
    /// The screens of the modules that the app has a spec of, as a module names those of others: `Orders.detail`.
    case links
    /// What the app's style leaves open, with each value: `tests=xctest`.
    case options
    /// The rules of lint, of all styles.
    case rules
}
