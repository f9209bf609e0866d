import Diagnostics
import ScaffoldLint
import Testing
import YAMLReader

@Suite("Baseline")
struct BaselineTests {
    private func findings(_ source: String) throws -> [Finding] {
        try SmallApp(["A.swift": source]).lint().findings
    }

    @Test("Read again, a baseline hides what it was made of, wherever the lines have gone")
    func lines() throws {
        let written = Baseline(of: try findings(SmallApp.screen)).text
        let baseline = try Baseline(YAMLSource(name: "baseline.json", text: written))
        let moved = try findings("// moved\n\n\n" + SmallApp.screen)
        #expect(!moved.isEmpty)
        let split = baseline.split(moved)
        #expect(split.new == [])
        #expect(split.stale == [])
        #expect(split.kept == baseline)
    }

    @Test("What is new is reported, however much there was of the rule before")
    func new() throws {
        let baseline = Baseline(of: try findings(SmallApp.screen))
        let more =
            SmallApp.screen + "class PayViewController: UIViewController { var coordinator: CartFlowCoordinator? }\n"
        #expect(baseline.split(try findings(more)).new.map(\.declaration) == ["PayViewController.coordinator"])
    }

    @Test("What is mended is stale, and the baseline shrinks by it")
    func stale() throws {
        let found = try findings(SmallApp.screen)
        let split = Baseline(of: found).split([])
        #expect(split.stale.map(\.declaration) == ["CartViewController.coordinator"])
        #expect(split.kept.counts.isEmpty)
    }

    @Test("A file that is no baseline is refused with its place")
    func problems() {
        #expect(throws: Failure.self) {
            try Baseline(YAMLSource(name: "b.json", text: "{\"schema\":1,\"finding\":[]}"))
        }
        #expect(throws: Failure.self) {
            try Baseline(YAMLSource(name: "b.json", text: "{\"findings\":[{\"rule\":\"a\"}]}"))
        }
    }

    @Test("Counts that no integer holds are as good as many")
    func largeCounts() throws {
        let finding = "{ \"rule\": \"a\", \"declaration\": \"B\", \"count\": 9223372036854775807 }"
        let text = "{ \"schema\": 1, \"findings\": [ \(finding), \(finding), \(finding) ] }"
        let baseline = try Baseline(YAMLSource(name: "baseline.json", text: text))
        #expect(baseline.counts.count == 1)
        #expect(baseline.split([]).kept.counts == [:])
    }
}
