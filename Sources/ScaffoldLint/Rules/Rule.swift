import Diagnostics
import ScaffoldKit

/// One thing that lint looks after: its words and severity, which are data, and the check that finds violations.
public struct Rule: Sendable {
    public let id: String
    public let severity: Severity
    /// What is asked for, in one line.
    public let title: String
    public let why: String
    /// The heading in the style's document.
    public let section: String?
    /// A violation's message, with `{name}` for what the check fills in.
    public let message: String
    public let examples: [RuleExample]
    /// The word after `check:` in the rules' file.
    public let kind: String
    /// The style options that have to have a value for the rule to hold: `["factories": "protocols"]`.
    public let options: [String: String]
    /// Whether the check is for modules that people wrote: those whose spec is kept are compared with their plan instead.
    let isUnplanned: Bool
    let check: any Check
    let mark: SourceMark
}

/// A violation with its mending, which documents the rule and tests it.
public struct RuleExample: Sendable {
    /// What the example shows, where one rule has several.
    public let title: String?
    /// Files by path; `1️⃣` stands before the place that is found.
    public let violation: [Source]
    /// The same, as it should be.
    public let mended: [Source]

    public struct Source: Sendable, Equatable {
        public let path: String
        public let text: String

        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }
}
