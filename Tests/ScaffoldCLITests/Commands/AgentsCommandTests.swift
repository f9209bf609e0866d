import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold agents")
struct AgentsCommandTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private let folder = TemporaryFolder()

    @Test("names the app's style, its modules and every rule of the style, and commands that there are")
    func section() throws {
        let output = ["--output", folder.path("Shop")]
        _ = CommandRun(
            ["module", "Orders", "--screens", "list", "--style", "swiftui-mvvm"] + output,
            styles: Self.library
        )
        let run = CommandRun(["agents"] + output, styles: Self.library)
        #expect(run.code == .done)
        #expect(
            run.output.hasPrefix(
                "## Modules are written with `scaffold`\n\nThe app's architecture is the style `swiftui-mvvm`: "
            )
        )
        #expect(run.output.contains("`Orders`"))
        let rules = CommandRun(["explain", "--style", "swiftui-mvvm", "--json"] + output, styles: Self.library)
        let object = try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [String: Any]
        let ids = try #require(object?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(ids.count > 20)
        for id in ids { #expect(run.output.contains("`\(id)`"), "\(id)") }
    }

    @Test("every command line in it is one that the tool takes")
    func commands() throws {
        let run = CommandRun(["agents", "--json", "--output", folder.path])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        )
        let lines = try #require(object["commands"] as? [[String: String]]).compactMap { $0["command"] }
        #expect(lines.count > 5)
        for line in lines {
            let words = Self.words(line).dropFirst()
            let parsed = CommandLineParser.parse(Array(words), root: ScaffoldCommand())
            guard case .run = parsed.request else {
                Issue.record("\(line)")
                continue
            }
        }
        #expect((object["markdown"] as? String) == CommandRun(["agents", "--output", folder.path]).output)
    }

    /// The words of a command line, as a shell without variables reads it.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in line {
            switch character {
            case "'": isQuoted.toggle()
            case " " where !isQuoted:
                if !word.isEmpty { words.append(word) }
                word = ""
            default: word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
