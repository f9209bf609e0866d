import AppModel
import Diagnostics
import FileTransaction
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI
@testable import ScaffoldLint

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What sources, paths and messages hold is anybody's; a report carries it whole, and obeys none of it.
@Suite("Lint's formats and hostile content")
struct LintFormatTests {
    private static let family = "👩‍👩‍👧"
    private static let path = "Sources/Übersicht, 100%: \"it's\" & <b> \(family).swift"
    private static let message =
        "\"]]> <b>&amp;</b> `|` 100% :: it's \(family)\" is left\u{1B}[31m\u{7}, ask @MainActor\r\n#12"

    private let folder = TemporaryFolder()

    /// A report of one finding, in the third line of a file.
    private func report(
        _ source: String = "// One.\n\n\(family) let a = \u{1B}[2Jb\n",
        message: String = message,
        column: Int = 3,
        endColumn: Int = 6
    ) throws -> LintReport {
        let rules = try Self.rules()
        let finding = Finding(
            rule: "filled",
            severity: .warning,
            file: Self.path,
            span: SourceSpan(line: 3, column: column, endLine: 3, endColumn: endColumn),
            declaration: "Cart<\"A\">.load(_:)",
            message: message,
            why: "One word\nand another, one that goes on for so long that no terminal of sixty columns shows it.",
            module: "Cart"
        )
        let model = AppModel([(try RelativePath(Self.path), Array(source.utf8))])
        return LintReport(
            findings: [finding],
            rules: rules.rules,
            style: "toy",
            app: LintContext(model: model, roles: rules.roles, options: [:], modules: []),
            location: try AppLocation(output: folder.path),
            modules: 1,
            files: 1
        )
    }

    private static func rules() throws -> RuleSet {
        let text = """
            schema: 1
            rules:
              - { id: filled, severity: warning, title: "<&> is filled", check: placeholder, message: m, why: w }
              - { id: other, severity: error, title: Other, check: placeholder, message: m, why: w }
            """
        let library = StyleLibrary(files: CommandStyles.files + [("toy/rules.yml", text)])
        return try RuleSet(of: library.style(Located("toy", at: SourceMark(source: "--style"))))
    }

    private func text(_ format: LintFormat, columns: Int? = nil) throws -> String {
        format.text(try report(), style: .plain, columns: columns)
    }

    // MARK: - For people

    @Test("many findings in one line make a report that grows with the line, and not with its square")
    func longLine() throws {
        func length(_ count: Int) throws -> Int {
            let source = String(repeating: "<#a#>", count: count)
            let app = try report(source).app
            var report = try report(source)
            report.findings = (0..<count).map { index in
                var finding = report.findings[0]
                let range = index * 5..<index * 5 + 5
                finding.span = app.model.files[0].span(range)
                return finding
            }
            return LintFormat.text.text(report, style: .plain, columns: nil).utf8.count
        }
        let (small, large) = (try length(500), try length(1_000))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }

    @Test("A terminal obeys nothing that a source holds, and each finding has its lines")
    func terminal() throws {
        for format in [LintFormat.text, .xcode, .markdown] {
            let text = try text(format)
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }, "\(format)")
        }
        let lines = try text(.text).components(separatedBy: "\n")
        #expect(lines[0].hasSuffix("is left␛[31m␇, ask @MainActor #12 [filled]"))
        #expect(lines[1] == "  3 | \(Self.family) let a = ␛[2Jb")
        #expect(lines[2] == "    |    ^~~")
        #expect(try text(.xcode).split(separator: "\n").count == 1)
    }

    @Test("In a narrow terminal nothing is cut but the source line, around the caret")
    func narrow() throws {
        let source =
            "// One.\n\n" + String(repeating: "x", count: 80) + " hereItIs " + String(repeating: "y", count: 80)
        let report = try report(
            source,
            message: "\"hereItIs\" is a word that nobody has to look for",
            column: 82,
            endColumn: 90
        )
        let lines = LintFormat.text.text(report, style: .plain, columns: 60).components(separatedBy: "\n")
        #expect(lines[0].hasSuffix(".swift:3:82:"))
        #expect(lines[1] == "    warning: \"hereItIs\" is a word that nobody has to look")
        #expect(lines[2] == "    for [filled]")
        #expect(
            lines[3] == "  3 | …" + String(repeating: "x", count: 16) + " hereItIs " + String(repeating: "y", count: 26)
                + "…"
        )
        #expect(lines[4] == "    | " + String(repeating: " ", count: 18) + "^~~~~~~~")
        #expect(lines[3...].allSatisfy { $0.count <= 60 })
        let wide = LintFormat.text.text(report, style: .plain, columns: 400).components(separatedBy: "\n")
        #expect(wide[0].contains(".swift:3:82: warning: "))
        #expect(wide[1].count == 6 + 170)
    }

    @Test("Markdown quotes as code, mentions nobody, and links to no other issue")
    func markdown() throws {
        let row = try #require(try text(.markdown).components(separatedBy: "\n").first { $0.contains("warning |") })
        #expect(
            row.contains(
                "``]]> <b>&amp;</b> `\\|` 100% :: it's \(Self.family)`` is left␛\\[31m␇, ask @\u{200B}MainActor \\#12"
            )
        )
        #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5)
        let odd = LintFormat.markdown.text(try report(message: "a \" and <i> _b_"), style: .plain, columns: nil)
        #expect(odd.contains("a \" and \\<i\\> \\_b\\_ |"))
    }

    // MARK: - For programs

    @Test("JSON gives back what went in")
    func json() throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(finding["message"] as? String == Self.message)
        #expect(finding["file"] as? String == Self.path)
        #expect(finding["declaration"] as? String == "Cart<\"A\">.load(_:)")
    }

    @Test("SARIF has what its standard asks for and nothing else; it counts code points and encodes paths")
    func sarif() throws {
        let log = try JSONSerialization.jsonObject(with: Data(text(.sarif).utf8))
        #expect(SARIFShape.problems(in: log) == [])
        let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect((result["message"] as? [String: Any])?["text"] as? String == Self.message)
        let place = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]) ?? [:]
        let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
        #expect(uri.allSatisfy { $0.isASCII && !" \"<>%:,'&".contains($0) || $0 == "%" })
        #expect(uri.removingPercentEncoding == Self.path)
        // The family is one character and five code points.
        #expect(
            (place["region"] as? [String: Int]) == ["startLine": 3, "startColumn": 7, "endLine": 3, "endColumn": 10]
        )
    }

    @Test("A shape that is not SARIF's is told")
    func shape() {
        #expect(SARIFShape.problems(in: ["version": "2.1.0"]) == ["log: \"runs\" is missing"])
        let unknown =
            ["version": "2.1.0", "runs": [["tool": ["driver": ["name": "a", "colour": "b"]]]]] as [String: Any]
        #expect(SARIFShape.problems(in: unknown) == ["driver: \"colour\" is no property"])
    }

    @Test("JUnit's XML gives back what went in, but for what XML cannot say")
    func junit() throws {
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(try text(.junit).utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.elements == ["testsuites", "testsuite", "testcase", "failure", "testsuite", "testcase"])
        #expect(reader.problems == [])
        let readable = Self.message.replacing("\u{1B}", with: "\u{FFFD}").replacing("\u{7}", with: "\u{FFFD}")
        #expect(reader.failure["message"] == readable)
        #expect(reader.failure["type"] == "warning")
        #expect(reader.text.contains(": warning: " + readable + "\n"))
    }

    @Test("A workflow command of GitHub is one line, whose properties end where they should")
    func github() throws {
        let text = try text(.github)
        #expect(text.split(separator: "\n").count == 1)
        let parts = text.dropFirst("::warning ".count).components(separatedBy: "::")
        let properties = parts[0].components(separatedBy: ",").map { $0.components(separatedBy: "=")[0] }
        #expect(properties == ["file", "line", "col", "endLine", "endColumn", "title"])
        #expect(parts[0].contains("Übersicht%2C 100%25%3A \"it's\""))
        #expect(text.contains("100%25 :: it's"))
        #expect(text.contains("@MainActor%0D%0A#12"))
    }

    @Test("Code Climate's issues have the fields that GitLab asks for, and a fingerprint that stays when lines move")
    func codeClimate() throws {
        func issues(_ report: LintReport) throws -> [[String: Any]] {
            let text = LintFormat.codeclimate.text(report, style: .plain, columns: nil)
            return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        }
        let issue = try #require(try issues(try report()).first)
        #expect(issue["description"] as? String == Self.message)
        #expect(issue["check_name"] as? String == "filled")
        #expect(issue["severity"] as? String == "minor")
        let location = try #require(issue["location"] as? [String: Any])
        #expect((location["path"] as? String)?.hasSuffix(Self.path) == true)
        #expect((location["lines"] as? [String: Int])?["begin"] == 3)

        var moved = try report()
        moved.findings[0].span = SourceSpan(line: 9, column: 1, endLine: 9, endColumn: 2)
        let fingerprint = try #require(issue["fingerprint"] as? String)
        #expect(try issues(moved).first?["fingerprint"] as? String == fingerprint)
        moved.findings.append(moved.findings[0])
        #expect(Set(try issues(moved).compactMap { $0["fingerprint"] as? String }).count == 2)
        moved.findings = []
        #expect(try issues(moved).isEmpty)
    }

    @Test("Several formats at once, each to its file")
    func several() throws {
        let library = StyleLibrary(
            files: CommandStyles.files + [
                (
                    "toy/rules.yml",
                    "schema: 1\nrules:\n  - { id: a, severity: error, title: t, check: placeholder, message: m, why: w }\n"
                )
            ]
        )
        try folder.write("f(<#a#>)\n", to: "App/A.swift")
        let formats = LintFormat.allCases.flatMap { ["--format", "\($0.rawValue)=\(folder.path($0.rawValue))"] }
        let run = CommandRun(["lint", "--style", "toy", "-o", folder.path("App")] + formats, styles: library)
        #expect(run.code == .findings)
        #expect(run.output.isEmpty)
        for format in LintFormat.allCases { #expect(folder.text(format.rawValue)?.isEmpty == false, "\(format)") }
    }
}

/// Reads JUnit's XML, and checks what readers of it require.
private final class JUnitReader: NSObject, XMLParserDelegate {
    private static let required: [String: Set<String>] = [
        "testsuites": [], "testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name", "classname"],
        "failure": ["message", "type"], "system-out": [],
    ]

    var elements: [String] = []
    var problems: [String] = []
    var failure: [String: String] = [:]
    var text = ""

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(name)
        if name == "failure" { failure = attributes }
        guard let required = Self.required[name] else { return problems.append("\"\(name)\" is no element") }
        problems += required.subtracting(attributes.keys).map { "\(name) has no \"\($0)\"" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
