import AppModel
import Diagnostics
import SwiftOutline
import Testing

@testable import ScaffoldLint

/// The trial of the rules' examples fails when it should: checks that read text instead of Swift do not get through.
@Suite("The trial of examples")
struct ExampleTrialTests {
    /// Finds a word wherever it stands, or nothing at all.
    private struct TextSearch: Check {
        var word = ""
        /// Whether comments, strings and previews are left alone.
        var isCareful = false

        init() {}

        init(_ word: String, isCareful: Bool = false) {
            self.word = word
            self.isCareful = isCareful
        }

        func inspect(_ file: FileContext, _ report: inout Report) {
            let bytes = Array(word.utf8)
            let source = file.outline.source
            guard !bytes.isEmpty, source.count >= bytes.count else { return }
            let code = Set(file.outline.tokens.map(\.start))
            for start in 0...source.count - bytes.count
            where source.bytes(in: start..<start + bytes.count).elementsEqual(bytes) {
                if isCareful, !code.contains(start) || file.file.isPreview(start) { continue }
                report.add(start..<start + bytes.count, in: file.index, of: word)
            }
        }
    }

    private func faults(_ check: TextSearch, violation: String, mended: String) throws -> [String] {
        let rule = Rule(
            id: "trial",
            severity: .warning,
            title: "",
            why: "",
            section: nil,
            message: "found",
            examples: [],
            check: check,
            kind: "trial",
            mark: SourceMark(source: "trial")
        )
        let example = RuleExample(
            title: nil,
            violation: [RuleExample.Source(path: "Example.swift", text: violation)],
            mended: [RuleExample.Source(path: "Example.swift", text: mended)]
        )
        let style = try Styles.style("uikit-mvvmc")
        let trial = ExampleTrial(style: style, rules: try Styles.rules("uikit-mvvmc"), rule: rule, example: example)
        return try trial.faults().map { String($0.prefix { $0 != ":" }) }
    }

    @Test("A check that reads tokens gets through")
    func careful() throws {
        let check = TextSearch("print", isCareful: true)
        #expect(try faults(check, violation: "func load() { 1️⃣print(1) }\n", mended: "func load() {}\n") == [])
    }

    @Test("One that searches the text does not")
    func careless() throws {
        let found = try faults(
            TextSearch("print"),
            violation: "func load() { 1️⃣print(1) }\n",
            mended: "func load() {}\n"
        )
        #expect(
            found == [
                "in a comment", "in a nested comment", "in line comments", "in a documentation comment", "in a string",
                "in a preview", "in an old preview",
            ]
        )
    }

    @Test("One that finds nothing does not")
    func blind() throws {
        let found = try faults(TextSearch("debugPrint"), violation: "func load() { 1️⃣print(1) }\n", mended: "")
        #expect(
            found == [
                "as it stands", "with CRLF", "behind an emoji", "with an emoji before every line", "with tabs",
                "within #if",
            ]
        )
    }

    @Test("What is found in the mended source is a fault, and so is an example without a mark")
    func mended() throws {
        let check = TextSearch("print", isCareful: true)
        #expect(try faults(check, violation: "1️⃣print(1)\n", mended: "print(2)\n") == ["mended"])
        #expect(try faults(check, violation: "load()\n", mended: "load()\n") == ["nothing is marked"])
    }
}
