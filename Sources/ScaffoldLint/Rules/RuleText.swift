/// The text of a rule: its requirement, reason, section and examples.
package struct RuleText: Sendable {
    private let rule: Rule

    package init(_ rule: Rule) { self.rule = rule }

    /// The text for a terminal, with the examples indented.
    package var plain: String {
        var blocks = ["\(rule.id): \(severity)", "\(rule.title).", rule.why]
        if let fix = rule.fix { blocks.append("To mend: \(fix)") }
        if let section = rule.section { blocks.append("Section: \(section)") }
        if !rule.options.isEmpty { blocks.append("Applies with \(options).") }
        for example in rule.examples {
            if let title = example.title { blocks.append(title) }
            blocks.append("Found (before 1️⃣):\n\n" + indented(example.violation))
            blocks.append("Mended:\n\n" + indented(example.mended))
        }
        blocks.append(
            """
            To configure, in .scaffold.yml:

                lint:
                  rules:
                    \(rule.id): \(rule.severity == .error ? "warning" : "error")   # or off, note, warning, error

            To disable once: // scaffold:disable:next \(rule.id) -- the reason
            """
        )
        return blocks.joined(separator: "\n\n")
    }

    /// The severity with its article.
    var severity: String {
        if rule.isOff { return "off in this style" }
        return rule.severity == .error ? "an error" : "a \(rule.severity.rawValue)"
    }

    /// The option values with which the rule applies.
    var options: String {
        rule.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }

    private func indented(_ sources: [RuleExample.Source]) -> String {
        sources.map { source in
            let lines = source.text.trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false)
            let all = (source.isNamed ? ["// \(source.path)"] : []) + lines.map(String.init)
            return all.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }
}

extension String {
    /// The text without line breaks at its end.
    var trimmedEnd: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
