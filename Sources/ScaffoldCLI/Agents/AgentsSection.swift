import ScaffoldKit
import ScaffoldLint
import YAMLReader

/// A section for an app's `AGENTS.md`, which tells a coding assistant how to write and check modules in the app.
struct AgentsSection: Report {
    let style: StyleManifest
    let rules: [Rule]
    /// The modules' names, sorted.
    let modules: [String]

    func write(to console: Console) { console.output.write(text) }

    private var text: String {
        [
            ["## Modules are written with `scaffold`"], introduction, ["### Commands"], Self.commands.map(Self.line),
            ["### Ways"], Self.ways.map { "- \($0)" }, ["### Rules of `\(style.name)`"], rulesText,
        ]
        .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

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

    // MARK: - Parts

    private var introduction: [String] {
        var lines = [
            "The app's architecture is the style `\(style.name)`: \(style.summary). `scaffold style show \(style.name)` lists what",
            "a module consists of and where it goes.",
        ]
        if !modules.isEmpty { lines.append("Modules: \(modules.map { "`\($0)`" }.joined(separator: ", ")).") }
        return lines
    }

    private static let commands = [
        NextStep("scaffold", "what is here: style, modules, findings (`--json` for a program, in every command)"),
        NextStep(
            "scaffold module <Name> --screens 'list,detail(itemId: String)' --use-cases 'getItems -> [Item]' --types 'Item(id: String)' --dry-run --json",
            "the plan of a new module; without `--dry-run` it is written, wired and tested"
        ),
        NextStep("scaffold screen <Module> '<screen>(<name>: <Type>)'", "a further screen"),
        NextStep("scaffold remove <Module>", "takes back what is still as it was written"),
        NextStep("scaffold lint --json", "findings with place, rule, why and whether `--fix` mends them"),
        NextStep("scaffold lint --fix", "mends what is safe to mend"),
        NextStep("scaffold explain <rule>", "what a rule asks for, with examples"),
        NextStep("scaffold checklist <Module> --format markdown", "the document's checklist, for the pull request"),
        NextStep("scaffold routes resolve <URL>", "which route takes a deep link, and why no other does"),
    ]

    private static let ways = [
        "Write no module, screen, route or wiring by hand that a command above writes; fill in what it has written.",
        "Read the plan (`--dry-run`, `--diff`) before anything is written. Never pass `--force` unasked: it overwrites people's files.",
        "`.scaffold/modules/<Name>.yml` is the module's spec: to change a module, edit it and run `scaffold module <Name>`. The `.json` beside it is the tool's own; leave it alone.",
        "After every change `scaffold lint` has to end with 0. Mend what it finds; disable no rule unasked (`// scaffold:disable:next <rule>`).",
        "Exit codes: 0 done, 1 findings, 2 bad input (each problem says what would be right), 3 a file stands in the way or another run is writing, 4 the disk refused.",
    ]

    private static func line(_ step: NextStep) -> String {
        "- `\(step.commandLine)`: \(step.purpose)"
    }

    private var rulesText: [String] {
        [Severity.error, .warning, .note].compactMap { severity in
            let ids = rules.filter { $0.severity == severity }.map { "`\($0.id)`" }
            return ids.isEmpty ? nil : "- \(severity.rawValue)s: \(ids.joined(separator: ", "))"
        }
    }
}
