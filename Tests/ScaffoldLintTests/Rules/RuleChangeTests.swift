import Diagnostics
import FileTransaction
import Styles
import TestSupport
import Testing
import YAMLReader

@testable import ScaffoldLint

/// A style changes the rules that it inherits, and an app those of its style.
@Suite("Changes of rules")
struct RuleChangeTests {
    private let folder = TemporaryFolder()

    private func rules(_ own: String) throws -> RuleSet {
        let manifest = "schema: 1\nname: team\ntitle: Team\nextends: uikit-mvvmc\n"
        try folder.write(manifest, to: ".scaffold/styles/team/style.yml")
        try folder.write("schema: 1\nrules:\n\(own)", to: ".scaffold/styles/team/rules.yml")
        let tree = FileTree(root: try RootFolder(folder.path))
        let library = try Styles.library.adding(ownStylesOf: tree)
        return try RuleSet(of: try library.style(Located("team", at: SourceMark(source: "--style"))))
    }

    @Test("an extending style switches off, re-words and re-weighs rules of every file, and keeps the others")
    func extending() throws {
        let all = try RuleSet(of: Styles.library.style(Located("uikit-mvvmc", at: SourceMark(source: "--style"))))
        let own = try rules(
            """
              - { id: vc.massive, severity: "off" }
              - { id: vc.base, severity: note, why: Our screens are listed in the handbook., section: Handbook 3 }
              - { id: name.suffix, message: 'call it "{wanted}"' }
              - { id: team.placeholder, check: placeholder, title: t, message: m, why: w }
            """
        )
        #expect(own.rules.map(\.id) == all.rules.map(\.id) + ["team.placeholder"])
        #expect(own["vc.massive"]?.isOff == true)
        #expect(own["vc.base"]?.severity == .note)
        #expect(own["vc.base"]?.why == "Our screens are listed in the handbook.")
        #expect(own["vc.base"]?.title == all["vc.base"]?.title)
        #expect(own["name.suffix"]?.message == "call it \"{wanted}\"")
    }

    @Test("a rule of the style's own with an inherited id takes its place")
    func replaced() throws {
        let own = try rules("  - { id: vc.massive, check: placeholder, title: t, message: m, why: w }\n")
        #expect(own["vc.massive"]?.kind == "placeholder")
        #expect(own.rules.count { $0.id == "vc.massive" } == 1)
    }

    @Test(
        "what a change may not have is told",
        arguments: [
            ("  - { id: vc.massive, limit: 3 }\n", "unknown key \"limit\""),
            ("  - { id: vc.massive, severity: loud }\n", "\"loud\" is no severity"),
            ("  - { id: vc.missing, severity: note }\n", "check"),
            ("  - { id: vc.base, severity: note }\n  - { id: vc.base, severity: note }\n", "declared twice"),
        ]
    )
    func mistakes(_ text: String, _ told: String) throws {
        let failure = try #require(throws: Failure.self) { try rules(text) }
        #expect(failure.problems.contains { $0.message.contains(told) }, "\(failure.problems)")
    }

    @Test("an app re-words a rule in its configuration, and switches on what its style has switched off")
    func app() throws {
        let rules = try rules("  - { id: placeholder, severity: \"off\" }\n")
        let style = try Styles.library.style(Located("uikit-mvvmc", at: SourceMark(source: "--style")))
        func lint(_ settings: String) throws -> [String] {
            try folder.write("func f() { g(<#a#>) }\n", to: "A.swift")
            try folder.write(settings, to: ".scaffold.yml")
            let tree = FileTree(root: try RootFolder(folder.path))
            let run = LintRun(style: style, rules: rules, settings: try LintSettings.read(in: tree, rules: rules))
            return try run.lint(tree).findings.map { "\($0.severity) \($0.message)" }
        }
        #expect(try lint("") == [])
        #expect(
            try lint("lint: { rules: { placeholder: { severity: error, message: 'write {name}' } } }\n")
                == ["error write <#a#>"]
        )
    }
}
