import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A commit whose process dies", .serialized)
struct CommitDeathTests {
    /// Access to the disk that ends at a step: that call and all later ones, such as those that would clean up, never happen.
    private func disk(dyingAt step: Int) -> DiskAccess {
        CallCounter().disk { count, _ in count >= step ? ECANCELED : nil }
    }

    private func commit(_ folder: TemporaryFolder, _ disk: DiskAccess) throws {
        var tree = try FileTree(root: folder.path, disk: disk)
        _ = try tree.beginWriting()
        try CommitScenario.write(to: &tree)
        try tree.commit()
    }

    private func recover(_ folder: TemporaryFolder, _ disk: DiskAccess = DiskAccess()) throws -> RecoveryReport? {
        var tree = try FileTree(root: folder.path, disk: disk)
        return try tree.beginWriting()
    }

    /// How many calls the whole run makes.
    private func countOfCalls() throws -> Int {
        let counter = CallCounter()
        let folder = CommitScenario.folder()
        try commit(folder, counter.disk())
        #expect(CommitScenario.state(of: folder) == .new)
        return counter.calls.count
    }

    @Test("leaves, after recovery, one whole tree, at whatever call it died")
    func leavesOneWholeTreeAfterRecovery() throws {
        var wasNew = false
        let count = try countOfCalls()
        for step in 1...count {
            let folder = CommitScenario.folder()
            try? commit(folder, disk(dyingAt: step))
            _ = try recover(folder)
            let state = CommitScenario.state(of: folder)
            #expect(state != nil, "dead at call \(step): \(folder.tree)")
            #expect(!wasNew || state == .new, "the commit was done, and is undone, at call \(step)")
            wasNew = state == .new
        }
        #expect(wasNew)
    }

    @Test("leaves one whole tree even if the recovery dies too")
    func leavesOneWholeTreeEvenIfTheRecoveryDiesToo() throws {
        for step in 1...(try countOfCalls()) {
            // Every third call, so that together with the other steps each call of the recovery has its turn.
            var death = 1 + step % 3
            var isDone = false
            while !isDone {
                let folder = CommitScenario.folder()
                try? commit(folder, disk(dyingAt: step))
                do {
                    _ = try recover(folder, disk(dyingAt: death))
                    isDone = true
                } catch {
                    _ = try recover(folder)
                }
                #expect(
                    CommitScenario.state(of: folder) != nil,
                    "dead at \(step), recovery dead at \(death): \(folder.tree)"
                )
                death += 3
            }
        }
    }

    @Test("killed for real at each call, gives the old or the new tree to the next run")
    func killedForRealAtEachCall() throws {
        let complete = CommitScenario.folder()
        let count = try #require(Int(try Crasher.run([complete.path, "0"] + CommitScenario.arguments).text.dropLast()))
        #expect(CommitScenario.state(of: complete) == .new)
        for step in 1...count {
            let folder = CommitScenario.folder()
            let end = try Crasher.run([folder.path, "\(step)"] + CommitScenario.arguments)
            #expect(end.wasKilled)
            let next = CommitScenario.folder()
            try FileManager.default.removeItem(atPath: next.path)
            try FileManager.default.copyItem(atPath: folder.path, toPath: next.path)

            _ = try recover(folder)
            #expect(CommitScenario.state(of: folder) != nil, "killed at call \(step): \(folder.tree)")

            let again = try Crasher.run([next.path, "0"] + CommitScenario.arguments)
            #expect(again.code == 0, "\(again.text)")
            #expect(CommitScenario.state(of: next) == .new, "killed at call \(step), run again: \(next.tree)")
        }
    }

    @Test("killed from outside at any time, gives the old or the new tree to the next run")
    func killedFromOutsideAtAnyTime() throws {
        for round in 0..<40 {
            let folder = CommitScenario.folder()
            let crasher = try Crasher([folder.path, "0"] + CommitScenario.arguments)
            usleep(UInt32(500 + round * 150))
            crasher.kill()
            _ = crasher.wait()
            _ = try recover(folder)
            #expect(CommitScenario.state(of: folder) != nil, "round \(round): \(folder.tree)")
        }
    }

    @Test("leaves at most an empty root where there was none")
    func leavesAtMostAnEmptyRootWhereThereWasNone() throws {
        for step in 1...60 {
            let folder = TemporaryFolder()
            if var tree = try? FileTree(root: folder.path("new/root"), disk: disk(dyingAt: step)) {
                _ = try? tree.write("x", to: "a/b")
                _ = try? tree.commit()
            }
            var next = try FileTree(root: folder.path("new/root"))
            _ = try next.beginWriting()
            let files = folder.tree.filter { $0.key != "new" && $0.key != "new/root" }
            #expect(
                files.isEmpty || files == ["new/root/a": nil, "new/root/a/b": "x"],
                "dead at call \(step): \(files)"
            )
        }
    }
}
