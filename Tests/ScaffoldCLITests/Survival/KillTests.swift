import TestSupport
import Testing

/// The executable, killed (`SIGKILL`) before each of the calls with which a command changes the disk: the next run finds the tree
/// from before or the whole new one, and the command run again finishes its work.
@Suite("A kill at every call of a commit", .slow, .needsExecutable, .needsStopPoint)
struct KillTests {
    @Test("leaves the old tree or the new one to the next run, and nothing else", arguments: WritingCommand.all)
    func killed(command: WritingCommand) throws {
        let (before, after, calls) = try command.whole()
        for step in Survival.steps(calls.count) {
            let app = try command.app()
            let dead = try Tool.run(
                command.arguments,
                in: app.root,
                environment: StopPoint.environment(at: step, .kill)
            )
            #expect(dead.ending == .signal(9), "at \(step), \(calls[step - 1])")

            // Any run that writes recovers first, one that is refused afterwards too.
            let next = try app.run("remove", "Nothing")
            #expect(next.code == 2)
            let recovered = app.picture
            #expect(
                recovered == before || recovered == after,
                "killed at \(step), \(calls[step - 1]): \(recovered.differences(from: before)) \(next.errors)"
            )
            guard recovered == before else { continue }
            let again = try Tool.run(command.arguments, in: app.root)
            #expect(again.code == 0 && app.picture == after, "again after \(step): \(again.errors)")
        }
    }

    @Test("is told to whoever looks before the next run that writes")
    func dryRun() throws {
        let app = try WritingCommand.module.app()
        let calls = try WritingCommand.module.whole().calls
        let step = try #require(calls.firstIndex { $0.hasPrefix("link") }) + 2
        _ = try Tool.run(
            WritingCommand.module.arguments,
            in: app.root,
            environment: StopPoint.environment(at: step, .kill)
        )
        let half = app.picture
        let look = try app.run("module", "Favorites", "--screens", "list", "--dry-run")
        #expect(
            look.errors.contains(
                "note: an earlier run was stopped while it wrote; the next run that writes takes its changes back"
            )
        )
        #expect(app.picture == half)
    }
}
