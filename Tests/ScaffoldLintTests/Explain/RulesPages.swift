import Diagnostics
import Styles

@testable import ScaffoldLint

/// The pages of all rules: an index, one of the rules that all styles share, and one of each style.
struct RulesPages {
    private let styles: [(style: Style, rules: RuleSet)]

    /// - Throws: `Failure` for an invalid style or invalid rules.
    init(_ library: StyleLibrary) throws {
        var styles: [(style: Style, rules: RuleSet)] = []
        for name in library.names {
            let style = try library.style(Located(name, at: SourceMark(source: name)))
            styles.append((style, try RuleSet(of: style)))
        }
        self.styles = styles
    }

    /// The pages in Markdown, by their names.
    var pages: [(name: String, markdown: String)] {
        let common = styles.first.map { first in
            first.rules.rules.filter { rule in
                rule.isCommon && styles.allSatisfy { $0.rules[rule.id]?.isCommon == true }
            }
        }
        var pages = [("common.md", "Every style", common ?? [])]
        for (style, rules) in styles {
            let own = rules.rules.filter { !$0.isCommon }
            if !own.isEmpty {
                pages.append(("\(style.name).md", "\(style.manifest.about.title) (`\(style.name)`)", own))
            }
        }
        let rows = pages.map { "| [\($1)](\($0)) | \($2.count) |" }
        let index = [Self.head, (["| rules of | count |", "| --- | --- |"] + rows).joined(separator: "\n")]
        return [("README.md", index.joined(separator: "\n\n") + "\n")]
            + pages.map { name, title, rules in
                let blocks = ["# Rules: \(title)", "[All rules](README.md), and how they are set."]
                return (name, (blocks + rules.map(Self.section)).joined(separator: "\n\n") + "\n")
            }
    }

    private static func section(_ rule: Rule) -> String {
        let text = RuleText(rule)
        var blocks = [
            "## `\(rule.id)`",
            "\(rule.title). \(text.severity.prefix(1).uppercased())\(text.severity.dropFirst()).",
            rule.why,
        ]
        if let fix = rule.fix { blocks.append("To mend: \(fix)") }
        if let section = rule.section { blocks.append("From the document's section “\(section)”.") }
        if !rule.options.isEmpty { blocks.append("Applies with \(text.options).") }
        for example in rule.examples {
            if let title = example.title { blocks.append(title) }
            blocks += listing("Found (before `1️⃣`)", example.violation) + listing("Mended", example.mended)
        }
        return blocks.joined(separator: "\n\n")
    }

    private static func listing(_ title: String, _ sources: [RuleExample.Source]) -> [String] {
        let code = sources.map { source in
            (source.isNamed ? "// \(source.path)\n" : "") + source.text.trimmedEnd
        }
        return ["\(title):", "```swift\n" + code.joined(separator: "\n\n") + "\n```"]
    }

    private static let head = """
        # Rules

        The rules of `scaffold lint`. These pages are generated from `Templates/common/rules.yml` and `Templates/<style>/rules.yml`
        (`SCAFFOLD_RECORD=1 swift test --filter RulesPageTests` writes them). The examples are the rules' tests.
        `scaffold explain <rule>` prints one rule.

        Set the level of a rule in `.scaffold.yml`, for the app and for single modules:

        ```yaml
        lint:
          rules: { l10n: off, vc.massive: warning }
          exclude: ["Generated/**"]
          modules:
            Settings: { rules: { vc.base: note } }
        ```

        A comment disables rules on the next line, on its own line, or down to `scaffold:enable`. A comment that disables nothing is a
        finding:

        ```swift
        // scaffold:disable:next vc.base -- the SDK's own screen
        ```
        """
}

extension Rule {
    /// Whether the rule comes from the file that all styles share.
    fileprivate var isCommon: Bool { mark.source.hasPrefix("common/") }
}
