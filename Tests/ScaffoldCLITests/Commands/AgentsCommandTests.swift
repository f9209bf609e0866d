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
        // Modules are compared with one another only where there is no style.
        for id in ids { #expect(run.output.contains("`\(id)`") == !id.hasPrefix("kind."), "\(id)") }
    }

    @Test("every command line in it is one that the tool takes")
    func commands() throws {
        try folder.write("style: uikit-mvvmc\n", to: ".scaffold.yml")
        try folder.write("let shop = 1\n", to: "Shop.swift")
        let run = CommandRun(["agents", "--json", "--output", folder.path], styles: Self.library)
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
        #expect(
            (object["markdown"] as? String)
                == CommandRun(["agents", "--output", folder.path], styles: Self.library).output
        )
    }

    @Test("says what builds a package that names no command", arguments: AgentsFormat.allCases)
    func package(format: AgentsFormat) throws {
        try folder.write("style: swiftui-mvvm\n", to: ".scaffold.yml")
        try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        let run = CommandRun(["agents", "--format", format.rawValue, "--output", folder.path], styles: Self.library)
        #expect(run.output.contains("- `swift build`: builds the app; `--verify` runs it"), "\(run.output)")
    }

    @Test("has a form for each assistant, of at most 60 lines, and says whether a written one is up to date")
    func formats() throws {
        let app = folder.path("Shop")
        let output = ["--output", app]
        _ = CommandRun(
            ["module", "Orders", "--style", "swiftui-mvvm", "--screens", "list"] + output,
            styles: Self.library
        )
        try "verify: make app\n".write(toFile: app + "/.scaffold.yml", atomically: true, encoding: .utf8)
        for format in AgentsFormat.allCases {
            let arguments = ["agents", "--format", format.rawValue] + output
            let run = CommandRun(arguments, styles: Self.library)
            #expect(run.output.contains("`Orders`"))
            #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 61, "\(format)")
            #expect(run.output.hasPrefix("---\n") == (format != .agents))
            #expect(run.output.contains("`make app`"))
            #expect(!run.output.contains("\n\n\n"))
            let missing = CommandRun(arguments + ["--check"], styles: Self.library)
            #expect(missing.code == .findings)
            #expect(missing.errors.hasPrefix("\(format.path): error: "))
            let path = app + "/" + format.path
            let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try "# Shop\n\n\(run.output)".write(toFile: path, atomically: true, encoding: .utf8)
            #expect(CommandRun(arguments + ["--check"], styles: Self.library).code == .done)
            #expect(CommandRun(arguments + ["--check=\(format.path)"], styles: Self.library).code == .done)
            #expect(CommandRun(arguments + ["--check=../x"], styles: Self.library).code == .badInput)
        }
        _ = CommandRun(["module", "Wishes", "--screens", "list"] + output, styles: Self.library)
        let old = CommandRun(["agents", "--check", "--json"] + output, styles: Self.library)
        #expect(old.code == .findings)
        #expect(old.output.contains(#""current": false"#))
        let page = app + "/AGENTS.md"
        let text = try String(contentsOfFile: page, encoding: .utf8)
        let new = CommandRun(["agents"] + output, styles: Self.library).output
        // Below the old section, the new one is not enough.
        try (text + "\n" + new).write(toFile: page, atomically: true, encoding: .utf8)
        #expect(CommandRun(["agents", "--check"] + output, styles: Self.library).code == .findings)
        try new.write(toFile: page, atomically: true, encoding: .utf8)
        #expect(CommandRun(["agents", "--check"] + output, styles: Self.library).code == .done)
    }

    @Test("has nothing to say of an app of no style without modules")
    func noModules() throws {
        try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        try folder.write("public struct Money {}\n", to: "Sources/Money/Money.swift")
        let run = CommandRun(["agents", "--output", folder.path], styles: Self.library)
        #expect(run.code == .badInput && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: the app is of none of the styles; "), "\(run.errors)")
    }

    @Test("says of an app of no style what its modules are, and how they are copied")
    func ownArchitecture() throws {
        for name in ["Movies", "Search"] {
            let path = folder.path("Features/\(name)/\(name)Presenter.swift")
            let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try "final class \(name)Presenter {}\n".write(toFile: path, atomically: true, encoding: .utf8)
        }
        for format in AgentsFormat.allCases {
            let run = CommandRun(
                ["agents", "--format", format.rawValue, "--output", folder.path],
                styles: Self.library
            )
            #expect(run.output.contains("architecture of its own: modules"))
            #expect(run.output.contains("`Movies`, `Search`"))
            #expect(run.output.contains("--like <Module>"))
            #expect(!run.output.contains("--screens") && !run.output.contains("--fix"))
            #expect(!run.output.contains("uikit-mvvmc"))
        }
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
