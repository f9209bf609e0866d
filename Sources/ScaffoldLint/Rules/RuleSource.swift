import Diagnostics

/// Where a rule is written.
struct RuleSource: Sendable {
    /// The word after `check:` in the rules' file.
    let kind: String
    let mark: SourceMark
}
