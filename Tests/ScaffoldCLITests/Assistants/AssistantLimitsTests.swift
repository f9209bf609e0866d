import Foundation
import ScaffoldServer
import TestSupport
import Testing
import YAMLReader

@testable import ScaffoldCLI

@Suite("What the tools of scaffold mcp give is short")
struct AssistantLimitsTests {
    @Test("a refusal counts all problems, gives more of them if asked, and cuts a text in place of leaving it out")
    func refusals() throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let keys = (0..<200).map { "bad\($0): 1\n" }.joined()
        let spec = YAMLValue.string("name: Wishes\nscreens: [list]\n" + keys)
        for (isLong, least) in [(false, 5), (true, 50)] {
            let refused = session.call("plan", ["spec": spec, "long": .bool(isLong)])
            let shown = refused["problems"]?.items.count ?? 0
            #expect(shown > least)
            #expect(refused["more"]?["problems"] == .int(200 - shown))
        }
        #expect(session.call("plan", ["spec": spec, "details": true])["details"]?["omitted"] == 100)
        let message = String(repeating: "a", count: 1900) + "!"
        try session.folder.write("verify: 'echo F.swift:3:4: error: \(message); exit 1'\n", to: "App/.scaffold.yml")
        let id = session.call("plan", ["name": "Wishes", "screens": ["list"]])["plan"] ?? .null
        let short = session.call("apply", ["plan": id, "verify": true])["problems"]?.items ?? []
        #expect(short.count == 3)
        #expect(short[1]["message"]?.string?.contains("a…a") == true)
        let long = session.call("apply", ["plan": id, "verify": true, "long": true])["problems"]?.items ?? []
        #expect(long[1]["message"] == .string(message))
    }

    @Test("of many findings, those are shown whose reasons, and what to do, there is room for")
    func findings() throws {
        let session = try ToolSession(golden: "uikit-mvvmc")
        for path in session.files.keys where path.contains("View") {
            try session.edit(path) { $0.replacing("weak var", with: "var").replacing("override func", with: "func") }
        }
        for path in session.files.keys where path.hasPrefix("Tests/") {
            try FileManager.default.removeItem(atPath: session.folder.path("App/\(path)"))
        }
        let check = session.call("check")
        let rules = Set(check["findings"]?.items.compactMap { $0["rule"]?.string } ?? [])
        #expect(rules.count > 1 && check["more"]?["findings"] != nil, "\(check.content)")
        for key in ["fix", "why"] { #expect(Set(check[key]?.members?.map(\.key) ?? []) == rules) }
        #expect(check.length <= ShortReport.mostCharacters)
    }

    @Test("no result has over 2,000 characters, whatever is given", arguments: ["x", "\u{1}", "🧭", "e\u{301}", "\""])
    func longTexts(character: String) throws {
        let session = try ToolSession(golden: "swiftui-mvvm")
        let (text, key) = (YAMLValue.string(String(repeating: character, count: 5000)), "name")
        let long = text.string ?? ""
        let calls: [(String, YAMLValue)] = [
            ("plan", [key: "Wishes", "like": text]), ("plan", [key: text]), ("plan", [key: "Wishes", "style": text]),
            ("plan", [key: "Wishes", "screens": text]), ("plan", ["spec": text]), ("overview", ["app": text]),
            ("check", ["module": text]), ("check", ["file": text]), ("undo", ["removed": text]),
            ("apply", ["plan": text]),
            ("plan", .object([YAMLMember(long, 1)])), ("plan", [key: "Wishes", "screens": ["list"], "file": text]),
        ]
        for (tool, arguments) in calls {
            let result = session.call(tool, arguments)
            #expect(result.isError && result["problems"]?.items.isEmpty == false)
            #expect(JSONWriter.line(result.content).utf16.count <= ShortReport.mostCharacters, "\(tool)")
        }
    }
}
