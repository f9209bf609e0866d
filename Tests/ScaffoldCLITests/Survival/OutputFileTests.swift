import Foundation
import Testing

/// Files that a command line names to be written (`--write-baseline`, `--format sarif=…`): the old text or the new one.
@Suite("A report or baseline that cannot be written", .needsExecutable)
struct OutputFileTests {
    private static let command = ["lint", "--write-baseline", "baseline.json", "."]
    private static let old = "{\n  \"schema\": 1,\n  \"findings\": []\n}\n"

    private func app() throws -> SurvivalApp {
        let app = try SurvivalApp()
        try app.write(Self.old, to: "baseline.json")
        try app.remove("Modules/Orders/Views/OrdersListView.swift")
        return app
    }

    @Test(
        "keeps the old text on a full disk and after a kill, whichever call it was",
        .needsStopPoint
    )
    func everyCall() throws {
        let whole = try app()
        let (calls, end) = try StopPoint.calls(of: Self.command, in: whole.root)
        #expect(end.code == 0 && calls.count >= 3, "\(calls): \(end.errors)")
        for step in 1...calls.count {
            let full = try app()
            let refused = try Tool.run(Self.command, in: full.root, environment: StopPoint.environment(at: step, .full))
            let needsRoom = !calls[(step - 1)...].allSatisfy { $0.hasPrefix("rename") || $0.hasPrefix("chmod") }
            #expect(refused.code == (needsRoom ? 4 : 0), "at \(step), \(calls[step - 1])")
            #expect((full.text("baseline.json") == Self.old) == needsRoom)
            #expect(!TreePicture(full.root).things.keys.contains { $0.hasSuffix(".new") })

            let killed = try app()
            _ = try Tool.run(Self.command, in: killed.root, environment: StopPoint.environment(at: step, .kill))
            #expect(killed.text("baseline.json") == Self.old, "at \(step), \(calls[step - 1])")
        }
    }

    @Test("is refused with a word where a folder stands, or a pipe that nobody reads")
    func noFile() throws {
        let app = try app()
        try app.makePipe("pipe")
        for (path, code) in [("Modules", EISDIR), ("pipe", ENXIO), ("no/where", ENOENT)] {
            let reason = String(cString: strerror(code)).lowercased()
            let end = try app.run("lint", "--format", "json=\(path)")
            #expect(end.code == 4)
            #expect(end.errors.contains("error: \"\(path)\" cannot be written: \(reason)"), "\(end.errors)")
        }
        #expect(try app.run("lint", "--format", "json=/dev/stdout").output.contains("\"findings\""))
    }

    @Test(
        "is written to the standard output or error where it is a file, behind what that holds, with nothing beside it",
        arguments: ["/dev/stdout", "/dev/fd/1", "linked"]
    )
    func redirected(_ path: String) throws {
        let app = try app()
        try app.link("linked", to: "/dev/stdout")
        let before = Set(app.picture.things.keys)
        let command = "{ echo first; \"$0\" lint --format text --format json=\(path); echo last; } > out 2> errors"
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", command, Survival.executable ?? ""]
        shell.currentDirectoryURL = URL(fileURLWithPath: app.root)
        try shell.run()
        shell.waitUntilExit()
        let text = try #require(app.text("out"))
        #expect(text.hasPrefix("first\n"))
        #expect(text.hasSuffix("}\nlast\n"))
        #expect(text.contains("{\n  \"findings\": ["))
        #expect(Set(app.picture.things.keys).subtracting(before) == ["out", "errors"])
        #expect(app.text("errors") == "")
    }

    @Test("goes through a link, which stays")
    func link() throws {
        let app = try app()
        try app.link("linked.json", to: "baseline.json")
        #expect(try app.run("lint", "--write-baseline", "linked.json", ".").code == 0)
        #expect(app.text("baseline.json")?.contains("\"findings\"") == true)
        #expect(app.picture.things["linked.json"] == .link("baseline.json"))
    }
}
