/// Words for completion that depend on the app, so that a script has to ask the tool for them.
enum CandidateTopic: String, CaseIterable, Sendable {
    /// The commands of the tool.
    case commands
    /// The names of all styles.
    case styles
    /// The modules with a kept spec.
    case modules
    /// The most common lists of screens.
    case screens
    /// The screens of the modules with a kept spec, as another module names them: `Orders.detail`.
    case links
    /// The options of the app's style with each value: `tests=xctest`.
    case options
    /// The rules of lint, of all styles.
    case rules
}
