import Foundation
import TestSupport
import Testing

/// An editor saves a file while a command is about to write it: what the person saved is there in the end.
@Suite("A file that an editor saves", .slow, .needsExecutable, .needsStopPoint)
struct EditorTests {
    private static let saved = "enum AppRoute {\n    case home\n    case savedByAPerson\n}\n"

    /// Runs the command, saves the file before a call, and lets the command go on.
    private func run(_ command: WritingCommand, _ app: SurvivalApp, savingAt step: Int) throws -> ToolEnd {
        let tool = try Tool(command.arguments, in: app.root, environment: StopPoint.environment(at: step, .pause))
        try tool.waitUntilPaused()
        try app.write(Self.saved, to: "App/AppRoute.swift")
        tool.goOn()
        return tool.wait()
    }

    @Test("between plan and commit: the run ends with 3, names the file, and nothing is written")
    func betweenPlanAndCommit() throws {
        let app = try SurvivalApp()
        let before = app.picture
        let end = try run(.module, app, savingAt: 1)
        #expect(end.code == 3)
        #expect(
            end.errors.contains("App/AppRoute.swift: error: another program changed the file while the command ran"),
            "\(end.errors)"
        )
        #expect(app.text("App/AppRoute.swift") == Self.saved)
        #expect(app.picture.differences(from: before) == ["App/AppRoute.swift"])
        #expect(try app.run("module", "Favorites", "--screens", "list").code == 0)
        #expect(app.text("App/AppRoute.swift")?.contains("case favorites\n    case home\n    case orders") == false)
        #expect(app.text("App/AppRoute.swift")?.contains("case savedByAPerson\n    case favorites\n") == true)
    }

    @Test(
        "before any call: its text is kept, beside the old tree or the new one",
        arguments: [
            WritingCommand.module, WritingCommand("remove", "Orders"),
        ]
    )
    func anywhere(command: WritingCommand) throws {
        let (before, after, calls) = try command.whole()
        for step in Survival.steps(calls.count) {
            let app = try command.app()
            let end = try run(command, app, savingAt: step)
            #expect(end.misbehaviour == nil, "at \(step), \(calls[step - 1])")
            #expect(app.text("App/AppRoute.swift") == Self.saved, "at \(step), \(calls[step - 1])")
            let found = app.picture
            let others = { (picture: TreePicture) in
                found.differences(from: picture).filter { $0 != "App/AppRoute.swift" }
            }
            #expect(end.code == 3 || end.code == 0, "at \(step), \(calls[step - 1]): \(end.errors)")
            #expect(others(end.code == 0 ? after : before) == [], "at \(step), \(calls[step - 1])")
        }
    }
}
