import Diagnostics
import ScaffoldLint
import Styles
import YAMLReader

/// The report of `scaffold agents`: a section for `AGENTS.md` on how to write and check modules in the app.
struct AgentsSection: CommandReport {
    let style: StyleManifest
    let rules: [Rule]
    /// The modules' names, sorted.
    let modules: [String]

    func write(to console: Console) { console.output.write(text) }

    private var text: String {
        [
            ["## Modules are written with `scaffold`"], introduction, ["### Commands"], Self.commands.map(Self.line),
            ["### How to work"], Self.practice.map { "- \($0)" }, ["### Rules of `\(style.name)`"], rulesText,
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
            "The app's architecture is the style `\(style.name)`: \(style.about.summary). `scaffold style show \(style.name)` lists the",
            "pieces of a module and their places.",
        ]
        if !modules.isEmpty { lines.append("Modules: \(modules.map { "`\($0)`" }.joined(separator: ", ")).") }
        return lines
    }

    private static let commands = [
        NextStep("scaffold", "the app's style, modules and findings (most commands have `--json`)"),
        NextStep(
            "scaffold module <Name> --screens 'list,detail(itemId: String)' --use-cases 'getItems -> [Item]' --types 'Item(id: String)' --dry-run --json",
            "the plan of a new module; without `--dry-run` it is written, wired and tested"
        ),
        NextStep("scaffold screen <Module> '<screen>(<name>: <Type>)'", "another screen"),
        NextStep("scaffold remove <Module>", "removes what is unchanged since it was written"),
        NextStep("scaffold lint --json", "findings with place, rule, reason and whether `--fix` fixes them"),
        NextStep("scaffold lint --fix", "fixes what is safe to fix"),
        NextStep("scaffold explain <rule>", "a rule's requirement, with examples"),
        NextStep("scaffold checklist <Module> --format markdown", "the architecture's checklist, for the pull request"),
        NextStep("scaffold routes resolve <URL>", "which route takes a deep link, and why no other does"),
    ]

    private static let practice = [
        "Do not write a module, screen, route or wiring by hand if a command above writes it; complete what the command wrote.",
        "Read the plan (`--dry-run`, `--diff`) before you write. Never pass `--force` unasked: it overwrites the team's files.",
        "`.scaffold/modules/<Name>.yml` is the module's spec: to change a module, edit it and run `scaffold module <Name>`. The `.json` beside it is the tool's own; leave it alone.",
        "After every change `scaffold lint` must exit with 0. Fix its findings; do not disable a rule unasked (`// scaffold:disable:next <rule>`).",
        "Exit codes: 0 done, 1 findings, 2 bad input (each problem has a hint), 3 a file is in the way or another run is writing, 4 a file cannot be read or written.",
    ]

    private static func line(_ step: NextStep) -> String { "- `\(step.commandLine)`: \(step.purpose)" }

    private var rulesText: [String] {
        [Severity.error, .warning, .note].compactMap { severity in
            let ids = rules.filter { $0.severity == severity }.map { "`\($0.id)`" }
            return ids.isEmpty ? nil : "- \(severity.rawValue)s: \(ids.joined(separator: ", "))"
        }
    }
}
