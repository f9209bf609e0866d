import Foundation
import TestSupport
import Testing

/// What is written fits the app that it goes into, where people wrote the app in ways of their own.
@Suite(.slow)
struct AppFitTests {
    @Test(
        "a module comes, grows and goes, and the app compiles, passes and lints as before",
        arguments: Fixture.apps + (TestRun.isExhaustive ? Fixture.all : [])
    )
    func fits(app: Fixture) async throws {
        var fit = try AppFit(app)
        for step in AppFit.Step.allCases where step != .form || app.targets != nil {
            let complaints = try await fit.complaints(after: step)
            for complaint in complaints { Issue.record("\(app.name), \(step.rawValue): \(complaint)") }
            // Without a module there is nothing to look at.
            if step == .module && !complaints.isEmpty { return }
        }
    }

    @Test("a module of a name that a person uses is refused with the position", arguments: ["Harbour", "Vetbook"])
    func isRefused(name: String) throws {
        let app = try #require(Fixture.apps.first { $0.name == name })
        let folder = TemporaryFolder()
        try app.copy(to: folder.url)
        let before = try Snapshot(of: folder.url)
        let answer = try Scaffold(app: folder.url).attempt(["module", "Chat", "--screens", "list,detail"])
        let left = before.differences(to: try Snapshot(of: folder.url))
        #expect(answer.status == 3)
        #expect(answer.output.contains("Chat/ChatView"))
        #expect(left == [])
    }
}
