/// A violation and its correction, which document and test the rule.
package struct RuleExample: Sendable {
    /// The subject of the example, if the rule has several.
    package let title: String?
    /// Files by path; `1️⃣` marks the place of the finding.
    package let violation: [Source]
    /// The corrected files.
    package let mended: [Source]

    package struct Source: Sendable, Equatable {
        package let path: String
        package let text: String
        /// The path of an example of one Swift file, which has none of its own.
        package static let usualPath = "Example.swift"
        /// Whether the path says something.
        var isNamed: Bool { path != Self.usualPath }

        package init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }
}
