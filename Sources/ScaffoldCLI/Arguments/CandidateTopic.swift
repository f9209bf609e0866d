/// A topic of `scaffold candidates`, which completion scripts call for words that depend on the app.
enum CandidateTopic: String, CaseIterable, Sendable {
    /// The commands of the tool.
    case commands
    /// The names of all styles.
    case styles
    /// The modules with a kept spec.
    case modules
    /// The most common lists of screens.
    case screens
    /// The screens of the modules with a kept spec, as links to them: `Orders.detail`.
    case links
    /// The options of the app's style with their values: `tests=xctest`.
    case options
    /// The lint rules of all styles.
    case rules
}
