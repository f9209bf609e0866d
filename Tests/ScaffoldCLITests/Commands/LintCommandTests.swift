import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("scaffold lint")
struct LintCommandTests {
    private static let rules = """
        schema: 1
        roles:
          view-model: { kinds: [class], suffixes: [ViewModel] }
          coordinator: { kinds: [class], suffixes: [Coordinator] }
        rules:
          - id: weak
            severity: error
            title: A view model holds its coordinator weakly
            check: weak-property
            in: [view-model]
            of: [coordinator]
            section: Step 2
            message: '"{name}" of "{type}" is strong'
            why: Both would live for ever.
          - id: filled
            severity: warning
            title: No placeholder is left
            check: placeholder
            message: '{name} is left'
            why: It is no code.
          - id: unused
            severity: warning
            title: A disable comment disables something
            check: superfluous-suppression
            message: 'nothing to disable for "{rule}"'
            why: It hides the next one.
        """
    private static let library = StyleLibrary(files: CommandStyles.files + [("toy/rules.yml", rules)])
    private static let strong = """
        class CartCoordinator {}
        class CartViewModel {
            var coordinator: CartCoordinator?
        }

        """

    private let folder = TemporaryFolder()

    @Test("What lies too deep to be read is said, and fails nothing")
    func unread() throws {
        let deep = Array(repeating: "a", count: 70).joined(separator: "/")
        try folder.write("", to: "App/\(deep)/Cart.swift")
        let run = try lint("class CartCoordinator {}\n")
        #expect(run.code == .done)
        #expect(run.errors.contains(": warning: this cannot be read, so it was not checked"))
        #expect(run.output.contains("nothing to report"))
    }

    /// Lints an app of one file.
    private func lint(_ source: String, _ arguments: String...) throws -> CommandRun {
        try folder.write(source, to: "App/Cart & Co.swift")
        return run(arguments)
    }

    private func run(_ arguments: [String]) -> CommandRun {
        CommandRun(["lint", "--style", "toy", "--output", folder.path("App")] + arguments, styles: Self.library)
    }

    private func local(_ text: String) -> String { text.replacing(folder.path("App"), with: "App") }

    @Test("--lenient reports errors as warnings, so that a build goes on, and cannot be strict at once")
    func lenient() throws {
        let run = try lint(Self.strong, "--lenient", "--format", "xcode")
        #expect(run.code == .done)
        #expect(run.output.contains(":3:9: warning: "))
        let both = try lint(Self.strong, "--lenient", "--strict")
        #expect(both.code == .badInput)
        #expect(both.errors.hasPrefix("error: flag \"--strict\" cannot be combined with \"--lenient\""))
    }

    @Test("Shows the line with a caret, the why, and a summary")
    func text() throws {
        let run = try lint(Self.strong)
        #expect(run.code == .findings)
        #expect(
            local(run.output) == """
                App/Cart & Co.swift:3:9: error: "coordinator" of "CartViewModel" is strong [weak]
                  3 |     var coordinator: CartCoordinator?
                    |         ^~~~~~~~~~~
                    Both would live for ever.

                1 error in 0 modules of the style "toy", 1 file

                """
        )
    }

    @Test("Exits with 1 on errors, with --strict on warnings too, and never on nothing")
    func codes() throws {
        let warning = "func f() { g(<#name#>) }\n"
        #expect(try lint(warning).code == .done)
        #expect(try lint(warning, "--strict").code == .findings)
        #expect(try lint("let a = 1\n", "--strict").code == .done)
        #expect(try lint(warning, "--quiet").output == "nothing to report in 0 modules of the style \"toy\", 1 file\n")
    }

    @Test("A format that is none is refused with those that are")
    func unknownFormat() throws {
        let run = try lint(Self.strong, "--format", "sariff=a.json")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("\"sariff\" is not a value of \"--format\"; did you mean \"sarif\"?"))
    }

    @Test("Several formats at once, one of them into a file")
    func severalFormats() throws {
        let path = folder.path("lint.json")
        let run = try lint(Self.strong, "--format", "xcode", "--format", "json=\(path)")
        #expect(
            local(run.output)
                == "App/Cart & Co.swift:3:9: error: \"coordinator\" of \"CartViewModel\" is strong (weak)\n"
        )
        let written = try #require(folder.text("lint.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "weak")
        #expect(finding["file"] as? String == "Cart & Co.swift")
        #expect(finding["line"] as? Int == 3)
        #expect(finding["endColumn"] as? Int == 20)
        #expect(finding["fixable"] as? Bool == true)
        #expect((object["summary"] as? [String: Any])?["errors"] as? Int == 1)
    }

    @Test("SARIF has every field that its schema requires, and a result's rule is where its index says")
    func sarif() throws {
        let run = try lint(Self.strong, "--format", "sarif")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let runs = try #require(log["runs"] as? [[String: Any]])
        let driver = try #require((runs.first?["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "scaffold")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
        #expect(results.count == 1)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let physical = try #require(location["physicalLocation"] as? [String: Any])
            let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String
            #expect(uri == "Cart%20%26%20Co.swift")
            let region = try #require(physical["region"] as? [String: Int])
            #expect(region == ["startLine": 3, "startColumn": 9, "endLine": 3, "endColumn": 20])
        }
    }

    @Test("JUnit's XML is well-formed, and counts what it holds")
    func junit() throws {
        let run = try lint(Self.strong + "func f() { g(<#a & \"b\"#>) }\n", "--format", "junit")
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(run.output.utf8))
        parser.delegate = counter
        #expect(parser.parse())
        #expect(counter.counts["failure"] == 2)
        #expect(counter.counts["testcase"] == 3)
        #expect(counter.attributes["testsuites"]?["failures"] == "2")
        #expect(counter.attributes["testsuites"]?["tests"] == "3")
    }

    @Test("GitHub's commands escape what they would misread, and Markdown what would break a table")
    func escapes() throws {
        let source = "func f() { g(<#a|b#>) }\n"
        #expect(
            local(try lint(source, "--format", "github").output)
                == "::warning file=App/Cart & Co.swift,line=1,col=14,endLine=1,endColumn=21,title=filled"
                + "::<#a|b#> is left. It is no code.\n"
        )
        #expect(try lint(source, "--format", "markdown").output.contains("| \\<\\#a\\|b\\#\\> is left | `filled` |"))
    }

    @Test("A baseline hides what was there, and loses what is mended")
    func baseline() throws {
        let path = folder.path("baseline.json")
        #expect(try lint(Self.strong, "--write-baseline", path).code == .done)
        let hidden = try lint("// moved\n" + Self.strong, "--baseline", path)
        #expect(hidden.code == .done)
        #expect(hidden.output.hasSuffix("1 file; 1 in the baseline\n"))
        let mended = try lint("let a = 1\n", "--baseline", path)
        #expect(mended.errors.contains("note: \"weak\" is fixed in \"CartViewModel.coordinator\""))
        #expect(folder.text("baseline.json")?.contains("weak") == false)
        #expect(try lint(Self.strong, "--baseline", path).code == .findings)
    }

    @Test("--fix mends and reports the rest; --dry-run --diff only shows it")
    func fix() throws {
        let dry = try lint(Self.strong, "--fix", "--dry-run", "--diff")
        #expect(
            dry.output.contains("-    var coordinator: CartCoordinator?\n+    weak var coordinator: CartCoordinator?\n")
        )
        #expect(folder.text("App/Cart & Co.swift") == Self.strong)
        let run = run(["--fix"])
        #expect(run.code == .done)
        #expect(local(run.output).hasPrefix("edited App/Cart & Co.swift\nnothing to report"))
        #expect(run.output.hasSuffix("; 1 fixed\n"))
        #expect(folder.text("App/Cart & Co.swift")?.contains("    weak var coordinator") == true)
        #expect(self.run(["--fix"]).output == "nothing to report in 0 modules of the style \"toy\", 1 file\n")
    }

    @Test("Only what lies below the paths is reported")
    func paths() throws {
        try folder.write(Self.strong, to: "App/Sources/A.swift")
        try folder.write("class OtherViewModel { var coordinator: CartCoordinator? }\n", to: "App/Other/B.swift")
        let run = run([folder.path("App/Other"), "--format", "xcode"])
        #expect(local(run.output).hasPrefix("App/Other/B.swift:1:28: error:"))
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(self.run(["/nowhere/at/all"]).code == .badInput)
    }

    @Test("A module can be named in place of its path; one that is not there is refused")
    func module() throws {
        let library = StyleLibrary(files: BuiltInStyles.files)
        for module in ["Cart", "Orders"] {
            let source = """
                enum \(module)Route { case list }
                final class \(module)Coordinator {}
                final class \(module)ViewModel { var coordinator: \(module)Coordinator? }

                """
            try folder.write(source, to: "App/\(module.lowercased()).swift")
        }
        let app = ["--style", "swiftui-mvvmcr", "--output", folder.path("App")]
        let run = CommandRun(["lint", "orders", "--format", "xcode"] + app, styles: library)
        #expect(run.code == .findings)
        let files = Set(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } })
        #expect(files.map(String.init) == [folder.path("App/orders.swift")])
        #expect(run.output.contains("strong reference"))
        let wrong = CommandRun(["lint", "Order"] + app, styles: library)
        #expect(wrong.code == .badInput)
        #expect(wrong.errors == "<path>: error: there is no module \"Order\"; did you mean \"Orders\"?\n")
    }

    @Test("A path at which there is nothing is refused")
    func nothingThere() throws {
        try folder.write(Self.strong, to: "Cart.swift")
        let run = CommandRun(
            ["lint", folder.path("Crat.swift"), "--style", "toy", "--output", folder.path],
            styles: Self.library
        )
        #expect(run.code == .badInput)
        #expect(run.errors.contains("Crat.swift: error: there is nothing of this name; "))
    }

    @Test("Without a Git repository nothing is known to have changed")
    func noRepository() throws {
        try folder.write(Self.strong, to: "App/A.swift")
        let run = run(["--changed-since", "HEAD"])
        #expect(run.code == .badInput)
        #expect(run.errors == "--changed-since: error: this folder is in no Git repository\n")
    }

    @Test("With --changed-since only files and modules that Git sees changed are reported")
    func changes() throws {
        try folder.write(Self.strong, to: "App/A.swift")
        for arguments in [
            ["init", "-q"], ["add", "."],
            ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"],
        ] {
            #expect(Subprocess.output(["git", "-C", folder.path("App")] + arguments)?.status == 0)
        }
        #expect(run(["--changed-since", "HEAD"]).code == .done)
        try folder.write("class PayViewModel { var coordinator: CartCoordinator? }\n", to: "App/New File.swift")
        let run = run(["--changed-since", "HEAD", "--format", "xcode"])
        #expect(local(run.output).hasPrefix("App/New File.swift:1:26: error:"))
        #expect(run.output.split(separator: "\n").count == 1)
        let unknown = self.run(["--changed-since", "no-such-revision"])
        #expect(unknown.code == .badInput)
        #expect(unknown.errors.contains("--changed-since: error: git: "))
        #expect(!unknown.errors.contains("fatal:"))
        #expect(self.run(["--changed-since", "--output=x"]).code == .badInput)
    }

    @Test("A repository whose configuration names programs runs none of them")
    func hostileRepository() throws {
        try folder.write(Self.strong, to: "App/A.swift")
        try folder.write(Self.strong, to: "App/B.swift")
        let app = folder.path("App")
        func git(_ arguments: String...) {
            let output = Subprocess.output(["git", "-C", app, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments)
            #expect(output?.status == 0, "\(output?.errors ?? "")")
        }
        git("init", "-q")
        git("add", ".")
        git("commit", "-qm", "a")
        let programs = ["monitor", "clean", "process", "external", "text", "pager", "ssh", "hook"]
        for program in programs {
            let path = program == "hook" ? "hooks/post-index-change" : program
            let script = try folder.write(
                "#!/bin/sh\necho ran >> '\(folder.path(program))'\ncat\n",
                to: "Scripts/\(path)"
            )
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        }
        let settings = [
            "core.fsmonitor": "monitor", "filter.a=b.clean": "clean", "filter.a=b.required": "true",
            "filter.c.process": "process", "filter.c.required": "true", "diff.external": "external",
            "diff.d.command": "external", "diff.d.textconv": "text", "core.pager": "pager", "core.sshCommand": "ssh",
            "core.hooksPath": "hooks",
        ]
        for (key, value) in settings {
            git("config", key, value == "true" ? value : folder.path("Scripts/" + value))
        }
        try folder.write("A.swift filter=a=b diff=d\nB.swift filter=c diff=d\n", to: "App/.git/info/attributes")
        for (file, time) in [("A.swift", 1), ("B.swift", 2)] {
            let touched = Date(timeIntervalSince1970: 1_000_000_000 + Double(time))
            try FileManager.default.setAttributes([.modificationDate: touched], ofItemAtPath: "\(app)/\(file)")
        }
        try folder.write("class PayViewModel { var coordinator: CartCoordinator? }\n", to: "App/C.swift")

        let run = run(["--changed-since", "HEAD", "--format", "xcode"])
        #expect(local(run.output).hasPrefix("App/C.swift:1:26: error:"))
        #expect(run.output.split(separator: "\n").count == 1, "\(run.output)\(run.errors)")
        for program in programs { #expect(folder.text(program) == nil, "\(program) ran") }
    }

    @Test("What a partial clone lacks is not fetched by the repository's own programs")
    func partialClone() throws {
        try folder.write(Self.strong, to: "App/A.swift")
        let app = folder.path("App")
        func git(_ arguments: String...) -> String {
            Subprocess.output(["git", "-C", app, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments)?.text ?? ""
        }
        _ = git("init", "-q")
        _ = git("add", ".")
        _ = git("commit", "-qm", "a")
        let tree = git("rev-parse", "HEAD^{tree}").prefix { !$0.isNewline }
        for (key, value) in [
            "remote.origin.url": "ext::touch \(folder.path("fetched"))", "remote.origin.promisor": "true",
            "protocol.ext.allow": "always", "extensions.partialClone": "origin", "core.repositoryFormatVersion": "1",
        ] { _ = git("config", key, value) }
        try FileManager.default.removeItem(atPath: "\(app)/.git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))")
        let run = run(["--changed-since", "HEAD"])
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("--changed-since: error: git: "))
        #expect(folder.text("fetched") == nil)
    }

    // MARK: - Files that stand where a report goes

    @Test(
        "A file that is no report of the format is not replaced, and nothing is mended before",
        arguments: LintFormat.allCases.map { "--format=\($0.rawValue)=" } + ["--write-baseline="]
    )
    func sourceInTheWay(_ option: String) throws {
        try folder.write(Self.strong, to: "App/A.swift")
        for (name, text) in [
            ("App/Own.swift", "struct App {}\n"), ("notes.json", "{ \"name\": [] }\n"),
            ("README.md", "**Bold** words\n"),
            ("feed.xml", "<?xml version=\"1.0\"?>\n<feed/>\n"),
        ] {
            let path = try folder.write(text, to: name)
            let run = run(["--fix", option + path])
            #expect(run.code == .conflict)
            #expect(run.errors.hasPrefix("\(path): error: the existing file is not a lint "), "\(run.errors)")
            #expect(run.errors.hasSuffix("; give another file, or replace it with --force\n"))
            #expect(folder.text(name) == text)
            #expect(folder.text("App/A.swift") == Self.strong)
        }
    }

    @Test(
        "An earlier report of the format is replaced, with or without findings, and so is an empty file",
        arguments: LintFormat.allCases.map { "--format=\($0.rawValue)=" } + ["--write-baseline="]
    )
    func earlierReport(_ option: String) throws {
        let report = folder.path("report")
        for source in ["class CartCoordinator {}\n", Self.strong, Self.strong, "class CartCoordinator {}\n"] {
            try folder.write(source, to: "App/A.swift")
            let run = run([option + report])
            #expect(run.code != .conflict, "\(run.errors)")
        }
        try folder.write("", to: "report")
        #expect(run([option + report]).code == .done)
        try folder.write("mine\n", to: "report")
        #expect(run([option + report, "--force"]).code == .done)
        #expect(folder.text("report") != "mine\n")
    }

    @Test("Rules that are not sound are said with their places")
    func unsoundRules() throws {
        let rules = "schema: 1\nrules:\n  - { id: a, check: weak-propert, title: t, why: w, message: m }\n"
        let library = StyleLibrary(files: CommandStyles.files + [("toy/rules.yml", rules)])
        try folder.write("let a = 1\n", to: "App/A.swift")
        let run = CommandRun(["lint", "--style", "toy", "--output", folder.path("App")], styles: library)
        #expect(run.code == .badInput)
        #expect(
            run.errors
                == "toy/rules.yml:3:21: error: there is no check \"weak-propert\"; did you mean \"weak-property\"?\n"
        )
    }

    @Test("an app that shows no style is neither checked nor mended, and told how it could be")
    func unrecognised() throws {
        try folder.write(Self.strong, to: "App/Cart.swift")
        for arguments in [[], ["--strict"]] {
            let run = CommandRun(["lint", "--output", folder.path("App")] + arguments, styles: Self.library)
            #expect(run.code == .done)
            #expect(run.output == "nothing checked, 1 file\n")
            #expect(
                run.errors
                    == "note: no style is recognised here, and there are too few modules of one kind to compare, so "
                    + "nothing was checked; scaffold style why shows the signs that were looked for\n"
            )
        }
        let fix = CommandRun(["lint", "--fix", "--output", folder.path("App")], styles: Self.library)
        #expect(fix.code == .badInput)
        #expect(fix.errors.hasPrefix("error: the app is of none of the styles; --style NAME"))
        #expect(folder.text("App/Cart.swift") == Self.strong)
    }

    @Test("a folder without an app is told how to begin one, rather than which style to check it as")
    func noApp() {
        let run = CommandRun(["lint", "--output", folder.path], styles: Self.library)
        #expect(run.code == .done)
        #expect(run.output == "nothing checked, 0 files\n")
        #expect(run.errors.hasPrefix("note: there is no app in \"\(folder.path)"))
        #expect(run.errors.contains("yet, so nothing was checked; scaffold module starts one"))
    }

    @Test("explain says what a rule asks for and how to configure it")
    func explain() {
        let run = CommandRun(["explain", "weak", "--style", "toy"], styles: Self.library)
        #expect(run.code == .done)
        #expect(run.output.hasPrefix("weak: an error\n\nA view model holds its coordinator weakly.\n\nBoth would"))
        #expect(run.output.contains("// scaffold:disable:next weak -- the reason"))
        let unknown = CommandRun(["explain", "weka", "--style", "toy"], styles: Self.library)
        #expect(unknown.code == .badInput)
        #expect(unknown.errors == "<rule>: error: there is no rule \"weka\"; did you mean \"weak\"?\n")
    }
}

/// Counts the elements of an XML document, and keeps the attributes of the last of each name.
private final class ElementCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var attributes: [String: [String: String]] = [:]

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        counts[name, default: 0] += 1
        self.attributes[name] = attributes
    }
}
