import ScaffoldKit

/// A rule in words: what it asks for, why, where it comes from, and its examples.
public struct RuleText: Sendable {
    private let rule: Rule

    public init(_ rule: Rule) {
        self.rule = rule
    }

    /// The rule as a section of a Markdown page.
    public func markdown(level: Int) -> String {
        let mark = String(repeating: "#", count: level)
        var blocks = [
            "\(mark) `\(rule.id)`", "\(rule.title). \(severity.prefix(1).uppercased())\(severity.dropFirst()).",
            rule.why,
        ]
        if let section = rule.section { blocks.append("From the document's section “\(section)”.") }
        if !rule.options.isEmpty { blocks.append("Holds with \(options).") }
        for example in rule.examples {
            if let title = example.title { blocks.append(title) }
            blocks.append(contentsOf: listing("Found (before `1️⃣`)", example.violation))
            blocks.append(contentsOf: listing("Mended", example.mended))
        }
        return blocks.joined(separator: "\n\n")
    }

    /// The rule for a terminal, plain, with the examples indented.
    public var plain: String {
        var blocks = ["\(rule.id): \(severity)", "\(rule.title).", rule.why]
        if let section = rule.section { blocks.append("Section: \(section)") }
        if !rule.options.isEmpty { blocks.append("Holds with \(options).") }
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

    private var severity: String {
        rule.severity == .error ? "an error" : "a \(rule.severity.rawValue)"
    }

    private var options: String {
        rule.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }

    private func listing(_ title: String, _ sources: [RuleExample.Source]) -> [String] {
        let code = sources.map { source in
            (sources.count > 1 ? "// \(source.path)\n" : "") + source.text.trimmedEnd
        }
        return ["\(title):", "```swift\n" + code.joined(separator: "\n\n") + "\n```"]
    }

    private func indented(_ sources: [RuleExample.Source]) -> String {
        sources.map { source in
            let lines = source.text.trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false)
            let all = (sources.count > 1 ? ["// \(source.path)"] : []) + lines.map(String.init)
            return all.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
