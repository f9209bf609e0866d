import BuiltInStyles
import Diagnostics
import ScaffoldLint
import StencilEngine
import Styles
import YAMLReader

/// The report of `scaffold agents`: a section for `AGENTS.md` on how to write and check modules in the app.
struct AgentsSection: CommandReport {
    private let style: StyleManifest
    private let rules: [Rule]
    private let modules: [String]
    private let text: String

    /// - Parameter modules: The modules' names, sorted.
    init(style: StyleManifest, rules: [Rule], modules: [String]) throws(Failure) {
        (self.style, self.rules, self.modules) = (style, rules, modules)
        let code = { (name: String) -> TemplateValue in "`\(name)`" }
        let severities = [Severity.error, .warning, .note].compactMap { severity -> TemplateValue? in
            let ids = rules.filter { $0.severity == severity }.map { code($0.id) }
            return ids.isEmpty ? nil : ["severity": .string(severity.rawValue), "ids": .array(ids)]
        }
        text = try BuiltInPage("agents/section.stencil").text([
            "style": .string(style.name), "summary": .string(style.about.summary),
            "modules": .array(modules.map(code)), "severities": .array(severities),
            "commands": .array(Self.commands.map { "- `\($0.commandLine)`: \($0.purpose)" }),
        ])
    }

    func write(to console: Console) { console.output.write(text) }

    var json: YAMLValue {
        .members([
            "style": .string(style.name),
            "modules": .array(modules.map(YAMLValue.string)),
            "commands": .array(Self.commands.map(\.json)),
            "rules": .array(
                rules.map { rule in
                    .members([
                        "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
                        "title": .string(rule.title),
                    ])
                }
            ),
            "markdown": .string(text),
        ])
    }

    private static let commands = (BuiltInStyles.yaml("agents/commands.yml")?.entries ?? []).map { entry in
        NextStep(entry.key.text ?? "", entry.value.text ?? "")
    }
}
