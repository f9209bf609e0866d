import Foundation
import ScaffoldServer
import Synchronization
import Testing
import YAMLReader

@testable import ScaffoldCLI

@Suite("What the tools of scaffold mcp say is what an assistant can do")
struct AssistantWordsTests {
    private func spoken(_ text: String, to tool: String) throws -> String {
        try #require(ToolDefinition.all(of: ScaffoldCommand()).first { $0.name == tool }).spoken(text)
    }

    @Test("options are inputs, commands are tools, and what no tool does is for the command line")
    func words() throws {
        #expect(try spoken("--screens list,detail gives it two", to: "plan") == "screens list,detail gives it two")
        #expect(try spoken("flag \"--full\" means more", to: "plan") == "flag \"full\" means more")
        #expect(try spoken("scaffold module NAME --like Movies", to: "plan") == "plan NAME like Movies")
        #expect(try spoken("name it: --output Shop", to: "overview") == "name it: app Shop")
        #expect(
            try spoken("overwrite it with --force", to: "plan") == "overwrite it with --force (on the command line)"
        )
        #expect(try spoken("scaffold doctor shows it", to: "plan") == "scaffold doctor shows it (on the command line)")
        #expect(try spoken("scaffold reads this -- and that", to: "plan") == "scaffold reads this -- and that")
        #expect(try spoken("scaffold --output <dir>", to: "plan") == "overview app <dir>")
        #expect(
            try spoken("--partial wires it; scaffold module X --like Y", to: "apply")
                == "partial wires it; plan X like Y"
        )
        #expect(try spoken("scaffold lint --fix mends it", to: "check") == "fix mends it")
        #expect(try spoken("scaffold module X --force", to: "check").hasSuffix(" (on the command line)"))
        #expect(
            try spoken("scaffold app Shop --style x, or --like Movies", to: "plan")
                == "scaffold app Shop --style x, or like Movies (on the command line)"
        )
        #expect(
            try spoken("--verify='make', or \"verify:\" in .scaffold.yml", to: "apply")
                == "--verify='make', or \"verify:\" in .scaffold.yml (on the command line)"
        )
    }

    @Test("a command line names inputs only where a tool runs it")
    func commandLines() throws {
        let plan = try #require(ToolDefinition.all(of: ScaffoldCommand()).first { $0.name == "plan" })
        #expect(plan.called("scaffold screen Favorites <screen>") == "plan name Favorites screen <screen>")
        #expect(plan.called("scaffold adopt Lines") == "scaffold adopt Lines (on the command line)")
    }

    @Test("a problem of a command names inputs")
    func problems() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let both = session.call("plan", ["name": "Wishes", "screens": ["list"], "full": true, "only-folder": true])
        #expect(both.problem?["message"]?.string?.contains("--") == false, "\(both.content)")
        let lonely = session.call("plan", ["name": "Wishes", "screens": ["list"], "kind": "form"])
        #expect(lonely.problem?["message"] == "\"kind\" means nothing without \"screen\"")
        #expect(lonely.problem?["source"] == "kind")
        let unnamed = session.call("plan", ["spec": "name: Wishes\nscreens: [list]\n", "like": "Favorites"])
        #expect(unnamed.problem?["message"] == "\"like\" means nothing without \"name\"")
        #expect(
            session.call("overview")["next"]?.items.first
                == "plan name Favorites screen <screen>: another screen for a module"
        )
        let next = session.call("overview")["next"]?.items.compactMap(\.string) ?? []
        #expect(!next.isEmpty && next.allSatisfy { !$0.contains("scaffold ") && !$0.contains("--") }, "\(next)")
    }

    @Test("the overview names the modules that are behind their style")
    func behind() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        #expect(session.call("overview")["behind"] == nil)
        let style = "\"style\": \"swiftui-mvvm\",\n  "
        try session.edit(".scaffold/modules/Favorites.json") { text in
            text.replacing(style, with: style + "\"state\": \"000000000000\",\n  ")
        }
        #expect(session.call("overview")["behind"] == ["Favorites"])
    }

    @Test("one file of a plan is given with its difference, and one that the plan has not is named")
    func file() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let plan = session.call("plan", ["name": "Wishes", "screens": ["list"], "file": "DI/DIContainer.swift"])
        #expect(plan["file"]?["diff"]?.string?.contains("+    ") == true, "\(plan.content)")
        #expect(plan["plan"] != nil && plan["created"] == nil)
        let none = session.call("plan", ["name": "Wishes", "screens": ["list"], "file": "DI/DIContaner.swift"])
        #expect(none.problem?["hint"] == "did you mean \"DI/DIContainer.swift\"?")
        let path = YAMLValue.string(session.folder.path("App/DI/DIContainer.swift"))
        #expect(session.call("plan", ["name": "Wishes", "screens": ["list"], "file": path])["file"] == plan["file"])
    }

    @Test("a long result leaves out no path")
    func long() throws {
        let session = try ToolSession(golden: "swinject-packages")
        let short = session.call("plan", ["name": "Wishes", "screens": ["list", "detail"]])
        let long = session.call("plan", ["name": "Wishes", "screens": ["list", "detail"], "long": true])
        #expect(short["more"] != nil && long["more"] == nil)
        #expect(long["created"]?.items.count == long["summary"]?["created"].flatMap { Int(JSONWriter.line($0)) })
    }

    @Test("of several apps in a folder, each tool asks for one")
    func severalApps() throws {
        let files = ["Shop", "Bank"].map { ("\($0)/.scaffold.yml", "style: uikit-mvvmc\n") }
        let session = try ToolSession(files: Dictionary(uniqueKeysWithValues: files))
        for tool in ["overview", "check", "fix"] {
            let refused = session.call(tool)
            #expect(
                refused.problem?["message"]?.string?.hasPrefix("there are 2 apps in ") == true,
                "\(refused.content)"
            )
        }
        #expect(!session.call("check", ["app": "Shop"]).isError)
    }

    @Test("the steps for a folder without an app are commands that can be run")
    func nextSteps() throws {
        for files in [[:], ["main.swift": "print(1)\n"]] {
            let next = try ToolSession(files: files).call("overview")["next"]?.items.compactMap(\.string) ?? []
            #expect(!next.isEmpty)
            for step in next where step.contains("style") {
                #expect(step.contains("scaffold style") || step.contains("--style"), "\(step)")
                #expect(step.contains(" (on the command line): "), "\(step)")
            }
        }
    }

    @Test("check says what was checked, what to do about each rule, and of one file only that")
    func check() throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        let path = "Modules/Favorites/Presentation/FavoritesMain/FavoritesViewController.swift"
        try session.edit(path) { $0.replacing("weak var coordinator", with: "var coordinator") + "\nprint(1)\n" }
        let all = session.call("check")
        #expect(all["checked"] == "style")
        #expect(all["fix"]?.members?.isEmpty == false)
        #expect(all["findings"]?.items.isEmpty == false)
        #expect(session.call("check", ["file": "Core/Services/Endpoint.swift"])["findings"] == nil)
        #expect(session.call("check", ["file": .string(path)])["findings"] == all["findings"])
        let absolute = session.folder.path("App/\(path)")
        #expect(session.call("check", ["file": .string(absolute)])["findings"] == all["findings"])
        let none = session.call("check", ["file": "Core/Nothing.swift"])
        #expect(none.problem?["source"]?.string?.hasSuffix("Core/Nothing.swift") == true)
        #expect(none.problem?["hint"] != nil)
        #expect(session.call("check", ["file": .string(path), "module": "Favorites"]).problem?["source"] == "file")
        #expect(session.call("fix", ["details": true])["details"]?["files"]?.items.first?["diff"] != nil)
    }

    @Test("a folder of an app is the app, and a module that is meant is named")
    func meant() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        #expect(session.call("overview", ["app": "Presentation/Views"])["style"] == "swiftui-mvvm")
        let like = session.call("plan", ["name": "Wishes", "like": "Favorite"])
        #expect(like.problem?["hint"] == "did you mean \"Favorites\"?", "\(like.content)")
    }

    @Test("a call that is cancelled when it has written is carried to its end, so that it can be taken back")
    func cancelledAfterwards() throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        let path = "Modules/Favorites/Presentation/FavoritesMain/FavoritesViewController.swift"
        try session.edit(path) { $0.replacing("weak var coordinator", with: "var coordinator") }
        let broken = session.files
        let (file, before) = (session.folder.path("App/\(path)"), broken[path])
        let result = session.call("fix", isCancelled: { FileManager.default.contents(atPath: file) != before })
        #expect(!result.isError, "\(result.content)")
        #expect(session.files != broken)
        #expect(!session.call("undo").isError)
        #expect(session.files == broken)
    }

    @Test("an overview that is cancelled ends before its next step")
    func cancelled() throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        let result = session.call("overview", isCancelled: { true })
        #expect(result.problem?["message"] == "the call was cancelled; nothing was written")
    }

    @Test(
        "a step that reads the app ends at the next read once it is cancelled",
        arguments: ["overview", "check", "fix"]
    )
    func cancelledWithin(tool: String) throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        let asked = Mutex(0)
        func isCancelled(after most: Int) -> @Sendable () -> Bool {
            asked.withLock { $0 = 0 }
            return {
                asked.withLock { count in
                    count += 1
                    return count > most
                }
            }
        }
        #expect(!session.call(tool, isCancelled: isCancelled(after: .max)).isError)
        let all = asked.withLock(\.self)
        #expect(all > 50)
        let result = session.call(tool, isCancelled: isCancelled(after: all / 2))
        #expect(result.problem?["message"] == "the call was cancelled; nothing was written")
        #expect(asked.withLock(\.self) < all / 2 + 20)
    }
}
