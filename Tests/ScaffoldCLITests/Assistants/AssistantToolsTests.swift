import BuiltInStyles
import Foundation
import ScaffoldServer
import Styles
import TestSupport
import Testing
import YAMLReader

@testable import ScaffoldCLI

@Suite("The tools of scaffold mcp")
struct AssistantToolsTests {
    private static let wishes: YAMLValue = ["name": "Wishes", "screens": ["list", "detail"]]

    @Test("a whole job: overview, plan, apply, check and undo, each in 2,000 characters", arguments: ToolSession.styles)
    func job(style: String) throws {
        let session = try ToolSession(golden: style)
        let before = session.files
        let overview = session.call("overview")
        #expect(overview["style"] == .string(style))
        #expect(overview["modules"] == ["Favorites"])
        let plan = session.call("plan", Self.wishes)
        #expect(!plan.isError)
        #expect(session.files == before)
        let id = try #require(plan["plan"])
        let applied = session.call("apply", ["plan": id])
        let (planned, created) = (plan["created"]?.items ?? [], applied["created"]?.items ?? [])
        // Of a long list, each report has what it has room for.
        #expect(!created.isEmpty && planned.starts(with: created))
        #expect(session.call("apply", ["plan": id])["created"] == nil)
        #expect(session.files.count > before.count)
        let check = session.call("check", ["module": "Wishes"])
        #expect(check["findings"] == nil)
        let undone = session.call("undo")
        #expect(!undone.isError)
        #expect(session.files == before)
        for result in [overview, plan, applied, check, undone] {
            #expect(result.length <= ShortReport.mostCharacters)
        }
    }

    @Test(
        "the page on assistants says how to do the job by hand",
        arguments: TestRun.weeklySample(1, of: ToolSession.styles),
        ["--screens list,detail", "--like Favorites"]
    )
    func byHand(style: String, given: String) throws {
        let session = try ToolSession(golden: style)
        let before = session.files
        let page = Repository.root.appendingPathComponent("docs/assistants.md")
        let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "the same job is:\n\n```sh\n")
        let lines = try #require(parts.last?.components(separatedBy: "```").first).split(separator: "\n")
        #expect(parts.count == 2 && lines.count == 6)
        for line in lines {
            let command = line.prefix { $0 != "#" }.replacingOccurrences(of: "--screens list,detail", with: given)
                .replacingOccurrences(of: "'make app'", with: "true")
            let words = command.split(separator: " ").dropFirst().map(String.init)
            let run = CommandRun(
                words + ["--output", session.folder.path("App")],
                styles: StyleLibrary(files: BuiltInStyles.files)
            )
            // A copy of what was written from a spec may lack what the notes say.
            let isOfCopy = words.first == "lint" && given.hasPrefix("--like")
            #expect(run.code == .done || isOfCopy, "\(command): \(run.errors)")
            let isThere = ["lint", "checklist"].contains(words.first) || words.last == "--verify=true"
            #expect((session.files.count > before.count) == isThere, "\(command)")
        }
        #expect(session.files == before)
    }

    @Test("a copy and a screen are planned, too, and taken back one after the other")
    func copyAndScreen() throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        let before = session.files
        let copy = session.call("plan", ["name": "Wishes", "like": "Favorites"])
        #expect(copy["notes"]?.items.contains { $0.string?.contains("was written from a spec") == true } == true)
        #expect(copy.length <= ShortReport.mostCharacters)
        #expect(!session.call("apply", ["plan": copy["plan"] ?? .null]).isError)
        let screen = session.call("plan", ["name": "Favorites", "screen": "edit(itemId: String)"])
        #expect(!screen.isError)
        #expect(!session.call("apply", ["plan": screen["plan"] ?? .null]).isError)
        #expect(!session.call("undo").isError)
        #expect(!session.call("undo").isError)
        #expect(session.files == before)
        #expect(session.call("undo").isError)
    }

    @Test(
        "a copy is a module for all tools, and its plan says what the style demands besides",
        arguments: TestRun.weeklySample(2, of: ToolSession.styles)
    )
    func copyKnown(style: String) throws {
        let session = try ToolSession(golden: style)
        let plan = session.call("plan", ["name": "Orders", "like": "Favorites", "long": true])
        let notes = (plan["notes"]?.items ?? []).compactMap(\.string)
        #expect(!session.call("apply", ["plan": plan["plan"] ?? .null]).isError)
        #expect(session.call("overview")["modules"] == ["Favorites", "Orders"])
        let check = session.call("check", ["module": "Orders"])
        #expect(!check.isError, "\(check.content)")
        for finding in check["findings"]?.items ?? [] where finding["severity"] == "error" {
            let message = finding["message"]?.string ?? ""
            #expect(notes.contains { $0.contains(message) }, "\(message)")
        }
        let words = ["checklist", "Orders", "--output", session.folder.path("App")]
        let checklist = CommandRun(words, styles: StyleLibrary(files: BuiltInStyles.files))
        #expect(checklist.code == .done, "\(checklist.errors)")
    }

    @Test("a spec is planned; the details have the differences")
    func spec() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let plan = session.call("plan", ["spec": "name: Wishes\nscreens: [list]\n", "details": true])
        let files = try #require(plan["details"]?["files"]?.items)
        #expect(files.contains { $0["diff"]?.string?.contains("+++ b/") == true })
        let wrong = session.call("plan", ["spec": "name: Wishes\nscren: [list]\n"])
        #expect(wrong.problem?["source"] == "spec")
        #expect(wrong.problem?["line"] == 2)
    }

    @Test("a plan is refused once the app has changed what it would do")
    func changedSince() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let id = session.call("plan", Self.wishes)["plan"] ?? .null
        let edited = "Core/Navigation/AppCoordinator.swift"
        let path = try #require(
            session.files.keys.first { $0.hasSuffix("AppCoordinator.swift") && !$0.contains("Test") },
            "\(edited)"
        )
        try session.edit(path) { $0 + "\n// Mine.\n" }
        let before = session.files
        let applied = session.call("apply", ["plan": id])
        #expect(applied.isError)
        #expect(applied["code"] == 3)
        #expect(applied.problem?["source"] == .string(path))
        #expect(session.files == before)
        let again = session.call("plan", Self.wishes)["plan"] ?? .null
        #expect(again != id)
        #expect(!session.call("apply", ["plan": again]).isError)
    }

    @Test(
        "what was edited can be deleted, and undo takes back the rest",
        arguments: TestRun.weeklySample(2, of: ToolSession.styles)
    )
    func deletedSince(style: String) throws {
        let session = try ToolSession(golden: style)
        let golden = session.files
        let applied = session.call(
            "apply",
            ["plan": session.call("plan", Self.wishes)["plan"] ?? .null, "long": true]
        )
        let views = (applied["created"]?.items ?? []).compactMap(\.string).filter { path in
            path.hasSuffix("View.swift") || path.hasSuffix("ViewController.swift")
        }
        for path in views { try session.edit(path) { $0 + "\n// Mine.\n" } }
        let refused = session.call("undo")
        #expect(refused["problems"]?.items.compactMap { $0["source"]?.string }.sorted() == views.sorted())
        #expect(refused.problem?["hint"]?.string?.contains("delete it") == true)
        for path in views { try FileManager.default.removeItem(atPath: session.folder.path("App/\(path)")) }
        #expect(!session.call("undo").isError)
        #expect(session.files == golden)
    }

    @Test("undo refuses once one of the files is edited, and a removal takes back what is as written")
    func editedSince() throws {
        let session = try ToolSession(golden: "swiftui-mvvmcr")
        _ = session.call("apply", ["plan": session.call("plan", Self.wishes)["plan"] ?? .null])
        let path = try #require(session.files.keys.first { $0.hasSuffix("WishesListView.swift") })
        try session.edit(path) { $0 + "\n// Mine.\n" }
        let before = session.files
        let refused = session.call("undo")
        #expect(refused.problem?["source"] == .string(path))
        #expect(session.files == before)
        // What was edited uses what would go, until it goes, too.
        let removal = session.call("undo", ["removed": "Wishes"])
        #expect(removal.problem?["source"] == .string(path))
        #expect(session.files == before)
        try FileManager.default.removeItem(atPath: session.folder.path("App/\(path)"))
        #expect(!session.call("undo", ["removed": "Wishes"]).isError)
        #expect(!session.call("undo").isError)
        #expect(session.files.count == before.count - 1)
    }

    @Test("check gives findings with places and reasons, fix fixes them, undo takes that back")
    func checkAndFix() throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        let path = try #require(
            session.files.keys.first { $0.hasSuffix("FavoritesViewController.swift") && !$0.contains("Test") }
        )
        try session.edit(path) { $0.replacingOccurrences(of: "weak var coordinator", with: "var coordinator") }
        let before = session.files
        let check = session.call("check", ["module": "Favorites"])
        let finding = try #require(check["findings"]?.items.first)
        #expect(finding["rule"] == "vc.weak-coordinator")
        #expect(finding["place"]?.string?.hasPrefix(path + ":") == true)
        #expect(check["why"]?["vc.weak-coordinator"] != nil)
        let fix = session.call("fix")
        #expect(fix["edited"] == [.string(path)])
        #expect(session.call("check")["findings"] == nil)
        #expect(!session.call("undo").isError)
        #expect(session.files == before)
    }

    @Test("a check of an app of no style says that it is none, and knows its modules")
    func unchecked() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        try FileManager.default.removeItem(atPath: session.folder.path("App"))
        let files = [
            "Movies/MoviesView.swift": "struct MoviesView {}\n", "Movies/MoviesModel.swift": "class MoviesModel {}\n",
        ]
        for (path, text) in files { try session.folder.write(text, to: "App/\(path)") }
        let check = session.call("check", ["module": "Movies"])
        #expect(!check.isError)
        #expect(check["notes"]?.items.first?.string?.contains("no style is recognised here") == true)
        #expect(check["summary"]?["style"] == "")
    }

    @Test("a cancelled call writes nothing")
    func cancelled() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let id = session.call("plan", Self.wishes)["plan"] ?? .null
        let before = session.files
        #expect(session.call("apply", ["plan": id], isCancelled: { true }).isError)
        #expect(session.files == before)
        #expect(!session.call("apply", ["plan": id]).isError)
    }

    @Test(
        "wrong arguments are named, all of them",
        arguments: [
            ("plan", ["nam": "x", "full": 3], ["full", "nam", "name"]), ("apply", [:], ["plan"]),
            ("plan", [:], ["name"]),
            ("apply", ["plan": 3], ["plan"]),
            ("apply", ["plan": "x"], ["plan"]),
            ("plan", ["name": "Wishes", "screens": ["list", "detail(x: Strin)"]], ["screens"]),
            ("plan", ["name": ["Wishes"]], ["name"]), ("check", ["module": "../.."], ["module"]),
            ("undo", ["removed": "--force"], ["removed"]), ("plan", ["name": "Wishes", "output": "/"], ["output"]),
            ("plan", ["name": "Wishes", "app": "/etc"], ["app"]),
            ("plan", ["name": "Wishes", "app": "../.."], ["app"]),
            ("plan", ["name": "Wishes", "screens": ["list", 3]], ["screens"]),
            ("undo", ["removed": "Whishes"], ["removed"]),
            ("plan", ["name": "Whishes", "screen": "list"], ["name"]), ("plan", ["name": "9x"], ["name"]),
            ("plan", ["name": "Favorites", "screen": "e dit"], ["screen"]),
            ("check", ["module": "Whishes"], ["module"]),
        ] as [(String, YAMLValue, [String])]
    )
    func wrongArguments(tool: String, arguments: YAMLValue, sources: [String]) throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let result = session.call(tool, arguments)
        #expect(result.isError)
        #expect(result["code"] == 2)
        #expect(result["problems"]?.items.compactMap { $0["source"]?.string } == sources)
    }

    @Test("works in the client's roots only")
    func roots() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        #expect(session.call("overview", roots: []).isError)
        let root = "file://" + session.folder.path.replacingOccurrences(of: " ", with: "%20")
        #expect(session.call("overview", ["app": "App"], roots: [root])["style"] == "swiftui-mvvm")
        #expect(session.call("overview", roots: [root + "/App"])["style"] == "swiftui-mvvm")
        #expect(session.call("overview", roots: [root + "/App", root])["problems"] != nil)
        #expect(session.call("overview", roots: ["https://example.com"]).isError)
        #expect(session.call("overview", ["app": .string(session.folder.path)], roots: [root + "/App"]).isError)
        try FileManager.default.createSymbolicLink(
            atPath: session.folder.path("App/out"),
            withDestinationPath: "/usr"
        )
        #expect(session.call("overview", ["app": "out"], roots: [root + "/App"]).isError)
        let id = session.call("plan", Self.wishes, roots: [root + "/App"])["plan"] ?? .null
        try FileManager.default.createDirectory(atPath: session.folder.path("Other"), withIntermediateDirectories: true)
        #expect(session.call("apply", ["plan": id], roots: [root + "/Other"]).problem?["source"] == "app")
    }

    @Test("at most six tools, each with schemas and annotations, and each input with a description")
    func listing() throws {
        let tools = ToolDefinition.all(of: ScaffoldCommand())
        #expect(tools.map(\.name) == ["overview", "plan", "apply", "check", "fix", "undo"])
        for tool in tools {
            #expect(tool.json["annotations"]?["readOnlyHint"] != nil)
            #expect(tool.json["outputSchema"]?["type"] == "object")
            for input in tool.inputs {
                let schema = tool.json["inputSchema"]?["properties"]?[input]
                #expect(schema?["description"]?.string?.isEmpty == false, "\(tool.name) \(input)")
                #expect(schema?["description"]?.string?.contains("command line") == false, "\(tool.name) \(input)")
            }
        }
    }
}
