import Diagnostics
import ScaffoldKit

/// A rule of lint: its texts and severity, which are data, and the check that finds violations.
public struct Rule: Sendable {
    public let id: String
    public let severity: Severity
    /// The requirement in one line.
    public let title: String
    public let why: String
    /// The heading in the style's document.
    public let section: String?
    /// The message of a violation; the check fills in placeholders such as `{name}`.
    public let message: String
    public let examples: [RuleExample]
    /// The word after `check:` in the rules' file.
    public let kind: String
    /// The option values with which the rule applies: `["factories": "protocols"]`.
    public let options: [String: String]
    /// Whether the rule applies only to modules without a spec: those with a spec are compared with their plan.
    let isUnplanned: Bool
    let check: any Check
    let mark: SourceMark
}

/// A violation and its correction, which document and test the rule.
public struct RuleExample: Sendable {
    /// The subject of the example, if the rule has several.
    public let title: String?
    /// Files by path; `1️⃣` marks the place of the finding.
    public let violation: [Source]
    /// The corrected files.
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
