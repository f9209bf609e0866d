import Foundation
import ModulePlanning
import TestSupport
import Testing

/// What each style writes for each spec, held to the trees in `Tests/Data/Golden/<style>/<spec>`.
///
/// `SCAFFOLD_RECORD=1 swift test --filter GoldenTests` writes the trees anew and fails, so that nobody records by accident:
/// read the difference before committing it.
struct GoldenTests {
    @Test("the output is the golden tree", arguments: StyleCase.all)
    func golden(_ style: StyleCase) throws {
        let folder = TemporaryFolder(named: "Demo")
        let plan = try style.generate(in: folder.url)
        let written = Set(plan.files.filter { style.keepsApp || !$0.isOfApp }.map(\.path))
        let actual = TemporaryFolder.files(in: folder.url).filter { written.contains($0.key) }.mapValues(withoutState)
        let golden = Repository.golden.appendingPathComponent("\(style.style)/\(style.spec)")
        guard !TestRun.isRecording else { return try record(actual, in: golden) }
        let expected = TemporaryFolder.files(in: golden)
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (path, text) in actual.sorted(by: { $0.key < $1.key }) {
            guard let wanted = expected[path], wanted != text else { continue }
            Issue.record("\(golden.lastPathComponent)/\(path) differs:\n\(firstDifference(wanted, text))")
        }
    }

    @Test(
        "a second run changes nothing",
        .slow,
        arguments: StyleCase.all
    )
    func again(_ style: StyleCase) throws {
        let folder = TemporaryFolder(named: "Demo")
        try style.generate(in: folder.url)
        let before = TemporaryFolder.files(in: folder.url)
        let plan = try style.generate(in: folder.url)
        #expect(plan.files.filter { $0.status != .unchanged }.map(\.path) == [])
        #expect(TemporaryFolder.files(in: folder.url) == before)
    }

    /// A text without the line that names the state of the style, which any change of a template changes.
    private func withoutState(_ text: String) -> String {
        guard let range = text.range(of: "\n  \"state\": \"[0-9a-f]{12}\",", options: .regularExpression) else {
            return text
        }
        return text.replacingCharacters(in: range, with: "")
    }

    private func record(_ files: [String: String], in golden: URL) throws {
        try? FileManager.default.removeItem(at: golden)
        for (path, text) in files {
            let url = golden.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        Issue.record("recorded \(files.count) files in \(golden.lastPathComponent)")
    }

    private func firstDifference(_ expected: String, _ actual: String) -> String {
        let (wanted, found) = (expected.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
        let line =
            zip(wanted, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(wanted.count, found.count)
        let pair = [wanted, found].map { $0.indices.contains(line) ? $0[line] : "(end)" }
        return "line \(line + 1)\n- \(pair[0])\n+ \(pair[1])"
    }
}
