import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A commit while others work in the folder", .serialized)
struct CommitRaceTests {
    private let folder = CommitScenario.folder()

    /// Commits the plan, and does something else just before one of its system calls.
    private func commit(before moment: @escaping (SystemCall) -> Bool, _ act: @escaping () -> Void) throws {
        var isDone = false
        let disk = CallCounter().disk { _, call in
            if !isDone, moment(call) {
                isDone = true
                act()
            }
            return nil
        }
        var tree = try FileTree(root: folder.path, disk: disk)
        try CommitScenario.write(to: &tree)
        defer { #expect(isDone) }
        try tree.commit()
    }

    @Test("gives back a file that an editor saved at the last moment, and all the others")
    func givesBackAFileThatAnEditorSaved() throws {
        let isMovingOut: (SystemCall) -> Bool = { $0.operation == .rename && $0.name.hasPrefix("edit ") }
        #expect(throws: Failure.conflict([FileConflict(path: "edit", reason: .changed)])) {
            try commit(before: isMovingOut) { folder.put("edit", "saved") }
        }
        #expect(folder.text("edit") == "saved")
        folder.put("edit", "old")
        folder.setPermissions("edit", 0o640)
        #expect(CommitScenario.state(of: folder) == .old)
    }

    @Test("gives way to a file that an editor puts into the gap")
    func givesWayToAFileThatAnEditorPutsIntoTheGap() throws {
        let isMovingIn: (SystemCall) -> Bool = { $0.operation == .link && $0.name.hasSuffix(" edit") }
        #expect(throws: Failure.conflict([FileConflict(path: "edit", reason: .changed)])) {
            try commit(before: isMovingIn) { folder.put("edit", "saved") }
        }
        #expect(folder.text("edit") == "saved")
        #expect(folder.text("created") == nil)
        #expect(!folder.exists(StageFolder.name))
    }

    @Test("keeps what a program saves through an open descriptor, at whatever call until the old file is removed")
    func keepsASaveThroughAnOpenDescriptor() throws {
        let slot = try #require(CommitScenario.plan.map(\.path).sorted().firstIndex(of: "edit"))
        var isRemoved = false
        var step = 0
        var wasKeptBeside = false
        while !isRemoved {
            step += 1
            let folder = CommitScenario.folder()
            let file = open(folder.path("edit"), O_WRONLY)
            defer { close(file) }
            var callsLeft: Int?
            let disk = CallCounter().disk { _, call in
                callsLeft = callsLeft.map { $0 - 1 }
                if callsLeft == 0 {
                    isRemoved = call == SystemCall(.removeFile, StageFolder.old(slot))
                    ftruncate(file, 0)
                    pwrite(file, "saved", 5, 0)
                }
                return nil
            }
            var tree = try FileTree(root: folder.path, disk: disk)
            try CommitScenario.write(to: &tree)
            callsLeft = step
            guard let warnings = try? tree.commit() else {
                #expect(folder.text("edit") == "saved", "at call \(step)")
                continue
            }
            if folder.text("edit") == "saved" { continue }
            let kept = FileConflict(path: "edit", reason: .savedMeanwhile(kept: "edit.saved")).problem
            #expect(warnings == [kept.weighed(as: .warning)], "at call \(step)")
            #expect(folder.text("edit.saved") == "saved", "at call \(step)")
            folder.remove("edit.saved")
            #expect(CommitScenario.state(of: folder) == .new, "at call \(step)")
            wasKeptBeside = true
        }
        #expect(wasKeptBeside)
    }

    @Test("keeps such a save of a removed file in the root, without touching a file of that name")
    func keepsASaveOfARemovedFile() throws {
        let file = open(folder.path("gone/deep/delete"), O_WRONLY | O_APPEND)
        defer { close(file) }
        folder.put("delete.saved", "mine")
        try commit(before: { $0 == SystemCall(.removeFile, StageFolder.journal) }) { write(file, "!", 1) }
        #expect(folder.text("delete.saved") == "mine")
        #expect(folder.text("delete.saved-2") == "bye!")
    }

    @Test("does not overwrite a file that appears at the last moment")
    func doesNotOverwriteAFileThatAppears() throws {
        let isMovingIn: (SystemCall) -> Bool = { $0.operation == .link && $0.name.hasSuffix(" created") }
        #expect(throws: Failure.conflict([FileConflict(path: "created", reason: .appeared)])) {
            try commit(before: isMovingIn) { folder.put("created", "somebody's") }
        }
        #expect(folder.text("created") == "somebody's")
        folder.remove("created")
        #expect(CommitScenario.state(of: folder) == .old)
    }

    @Test("cannot be led out of the root by a folder that turns into a link")
    func cannotBeLedOutOfTheRoot() throws {
        let outside = TemporaryFolder()
        let isMovingIn: (SystemCall) -> Bool = { $0.operation == .makeFolder && $0.name == "DI" }
        #expect(throws: Failure.self) {
            try commit(before: isMovingIn) {
                folder.remove("Modules/New")
                folder.link("Modules/New", to: outside.path)
            }
        }
        #expect(outside.tree.isEmpty)
        #expect(folder.text("edit") == "old")
    }

    @Test("goes on when somebody makes a folder that it was about to make")
    func goesOnWhenItsFolderIsMadeMeanwhile() throws {
        let isMaking: (SystemCall) -> Bool = { $0 == SystemCall(.makeFolder, "New") }
        try commit(before: isMaking) { folder.makeFolder("Modules/New") }
        #expect(CommitScenario.state(of: folder) == .new)
    }

    // MARK: - Two runs at once

    @Test("waits for another run, and says so when it takes too long")
    func waitsForAnotherRun() throws {
        let holder = try Crasher([folder.path, "hold"])
        #expect(holder.readLine() == "locked")
        var tree = try FileTree(root: folder.path)
        do {
            _ = try tree.beginWriting(patience: .milliseconds(20))
            Issue.record("it did not wait")
        } catch {
            #expect(error == .busy(root: folder.path))
            #expect(error.exitCode == 3)
        }
        try tree.write("x", to: "another")
        #expect(throws: Failure.busy(root: folder.path)) { try tree.commit(patience: .milliseconds(20)) }
        #expect(folder.text("another") == nil)

        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { holder.endInput() }
        try tree.commit(patience: .seconds(200))
        #expect(folder.text("another") == "x")
        #expect(holder.wait().code == 0)
    }

    @Test("need not wait for a run that was killed")
    func needNotWaitForARunThatWasKilled() throws {
        let holder = try Crasher([folder.path, "hold"])
        #expect(holder.readLine() == "locked")
        holder.kill()
        _ = holder.wait()
        var tree = try FileTree(root: folder.path)
        _ = try tree.beginWriting(patience: .milliseconds(100))
    }

    @Test("does not keep a reader waiting")
    func doesNotKeepAReaderWaiting() throws {
        let holder = try Crasher([folder.path, "hold"])
        #expect(holder.readLine() == "locked")
        var tree = try FileTree(root: folder.path)
        try tree.write("x", to: "edit")
        #expect(tree.changes().count == 1)
        holder.endInput()
        _ = holder.wait()
    }

    @Test("lets many runs follow each other, in a root that only the first one makes")
    func letsManyRunsFollowEachOther() throws {
        let root = folder.path("new/root")
        let runs = try (0..<8).map { try Crasher([root, "0", "file\($0)=x", "folder/file\($0)=x"]) }
        for run in runs {
            let end = run.wait()
            #expect(end.code == 0, "\(end.text)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 9)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/folder").count == 8)
    }

    @Test("gives the lock back with the commit, changes or none")
    func givesTheLockBackWithTheCommit() throws {
        var first = try FileTree(root: folder.path)
        _ = try first.beginWriting()
        try first.commit()
        var second = try FileTree(root: folder.path)
        _ = try second.beginWriting(patience: .zero)
        try second.write("x", to: "another")
        try second.commit()
        _ = try first.beginWriting(patience: .zero)
        withExtendedLifetime(second) {}
    }

    @Test("gives the lock back while a process that is being started has copies of the descriptors")
    func givesTheLockBackDespiteCopies() throws {
        var first = try FileTree(root: folder.path)
        _ = try first.beginWriting()
        let copies = (CInt(3)..<1024).filter { isRoot($0) }.map { dup($0) }
        defer { for copy in copies { close(copy) } }
        #expect(!copies.isEmpty)
        try first.commit()
        var second = try FileTree(root: folder.path)
        _ = try second.beginWriting(patience: .zero)
    }

    /// Whether a descriptor of this process is open at the root.
    private func isRoot(_ descriptor: CInt) -> Bool {
        var opened = stat()
        var root = stat()
        return fstat(descriptor, &opened) == 0 && stat(folder.path, &root) == 0
            && opened.st_dev == root.st_dev && opened.st_ino == root.st_ino
    }

    @Test("leaves no lock file")
    func leavesNoLockFile() throws {
        var tree = try FileTree(root: folder.path)
        _ = try tree.beginWriting()
        #expect(CommitScenario.state(of: folder) == .old)
    }
}
