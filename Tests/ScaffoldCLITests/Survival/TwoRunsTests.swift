import Foundation
import TestSupport
import Testing

/// Several runs in one app: they follow each other, or the later one says why it does not start.
@Suite("Two runs at once", .needsExecutable)
struct TwoRunsTests {
    @Test("the second waits for the first, and plans on what it wrote", .needsStopPoint)
    func waits() throws {
        let calls = try WritingCommand.module.whole().calls
        let middle = try #require(calls.firstIndex { $0.hasPrefix("link") }) + 3
        let app = try SurvivalApp()
        let environment = StopPoint.environment(at: middle, .pause)
        let first = try Tool(WritingCommand.module.arguments, in: app.root, environment: environment)
        try first.waitUntilPaused()
        let second = try Tool(["module", "Search", "--screens", "list"], in: app.root)
        usleep(400_000)
        #expect(second.process.isRunning)
        first.goOn()
        #expect(first.wait().code == 0)
        #expect(second.wait().code == 0)
        #expect(
            app.text("App/AppRoute.swift")
                == "enum AppRoute {\n    case home\n    case orders\n    case favorites\n    case search\n}\n"
        )
    }

    @Test("the second gives up with 3 when the first does not end", .slow, .needsStopPoint)
    func givesUp() throws {
        let app = try SurvivalApp()
        let environment = StopPoint.environment(at: 1, .pause)
        let first = try Tool(WritingCommand.module.arguments, in: app.root, environment: environment)
        try first.waitUntilPaused()
        let second = try app.run("module", "Search", "--screens", "list")
        #expect(second.code == 3)
        #expect(second.errors.contains("error: another run of the tool is writing here; run the command again"))
        #expect(try app.run("lint").code == 0, "what only reads waits for nobody")
        first.goOn()
        #expect(first.wait().code == 0)
        #expect(!(app.text("App/AppRoute.swift") ?? "").contains("search"))
    }

    @Test("eight at once all do their work; one that gave up waiting on a busy machine does it when it is run again")
    func many() throws {
        let app = try SurvivalApp()
        let names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"]
        let runs = try names.map { try Tool(["module", $0, "--screens", "list"], in: app.root) }
        for (name, run) in zip(names, runs) {
            var end = run.wait()
            if end.code == 3, end.errors.contains("another run of the tool is writing here; run the command again") {
                end = try app.run("module", name, "--screens", "list")
            }
            #expect(end.code == 0, "\(name): \(end.errors)")
        }
        let route = app.text("App/AppRoute.swift") ?? ""
        for name in names {
            #expect(route.contains("case \(name.lowercased())\n"))
            #expect(app.text("Modules/\(name)/\(name)Model.swift") != nil)
            #expect(app.text("Resources/Localizable.xcstrings")?.contains("\"\(name.lowercased()).title\"") == true)
        }
    }
}
