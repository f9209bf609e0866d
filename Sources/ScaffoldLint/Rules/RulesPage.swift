import Diagnostics
import ScaffoldKit

/// The page of all rules: those of every style, then those of each.
public struct RulesPage: Sendable {
    private let styles: [(style: Style, rules: RuleSet)]

    /// - Throws: `Failure` where a style or its rules are not sound.
    public init(_ library: StyleLibrary) throws(Failure) {
        var styles: [(style: Style, rules: RuleSet)] = []
        for name in library.names {
            let style = try library.style(Located(name, at: SourceMark(source: name)))
            styles.append((style, try RuleSet(of: style)))
        }
        self.styles = styles
    }

    /// The page in Markdown.
    public var markdown: String {
        let common = styles.first.map { first in
            first.rules.rules.filter { rule in
                rule.isCommon && styles.allSatisfy { $0.rules[rule.id]?.isCommon == true }
            }
        }
        var blocks = [Self.head, "## Every style"]
        blocks += (common ?? []).map { RuleText($0).markdown(level: 3) }
        for (style, rules) in styles {
            let own = rules.rules.filter { !$0.isCommon }
            guard !own.isEmpty else { continue }
            blocks.append("## \(style.manifest.title) (`\(style.name)`)")
            blocks += own.map { RuleText($0).markdown(level: 3) }
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static let head = """
        # Rules

        What `scaffold lint` looks after. This page is made from `Templates/common/rules.yml` and `Templates/<style>/rules.yml`
        (`SCAFFOLD_RECORD=1 swift test --filter RulesPageTests` writes it anew); its examples are the rules' tests.
        `scaffold explain <rule>` prints one of them.

        A rule's level is settled in `.scaffold.yml`, for the app and for single modules:

        ```yaml
        lint:
          rules: { l10n: off, vc.massive: warning }
          exclude: ["Generated/**"]
          modules:
            Settings: { rules: { vc.base: note } }
        ```

        A comment disables rules, on the next line, on its own, or down to `scaffold:enable`; one that disables nothing is a finding:

        ```swift
        // scaffold:disable:next vc.base -- the SDK's own screen
        ```
        """
}

extension Rule {
    /// Whether the rule comes from the file that all styles share.
    var isCommon: Bool { mark.source.hasPrefix("common/") }
}
