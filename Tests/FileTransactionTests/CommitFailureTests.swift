import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A commit that the disk refuses", .serialized)
struct CommitFailureTests {
    private static let interruption = Failure.interrupted(Failure(.disk, []), during: Failure(.disk, [])).problems[0]

    private func run(_ folder: TemporaryFolder, _ disk: DiskAccess) throws {
        var tree = try FileTree(root: folder.path, disk: disk)
        _ = try tree.beginWriting(patience: .milliseconds(50))
        try CommitScenario.write(to: &tree)
        try tree.commit()
    }

    @Test("leaves the old tree and no litter, whichever call is refused", arguments: [ENOSPC, EACCES])
    func leavesTheOldTreeAndNoLitter(code: CInt) throws {
        let counter = CallCounter()
        try run(CommitScenario.folder(), counter.disk())
        var failures = 0
        for step in 1...counter.calls.count {
            let folder = CommitScenario.folder()
            let refused = CallCounter()
            do {
                try run(folder, refused.disk { count, _ in count == step ? code : nil })
                // Only what the commit can do without may fail in silence; the next run takes the litter away.
                var next = try FileTree(root: folder.path)
                _ = try next.beginWriting()
                let call = refused.calls[step - 1]
                let state = CommitScenario.state(of: folder, looseFolders: call.operation == .removeFolder)
                #expect(state == .new, "call \(step), \(call)")
            } catch let error as Failure {
                failures += 1
                #expect([3, 4].contains(error.exitCode))
                #expect(
                    CommitScenario.state(of: folder) == .old,
                    "call \(step), \(refused.calls[step - 1]): \(folder.tree)"
                )
            }
        }
        #expect(failures > counter.calls.count / 2)
    }

    @Test("is taken back by the next run when taking it back is refused as well")
    func isTakenBackByTheNextRun() throws {
        let counter = CallCounter()
        try run(CommitScenario.folder(), counter.disk())
        let firstMove = try #require(counter.calls.firstIndex { $0.operation == .rename }) + 1
        var wasInterrupted = false
        for step in firstMove...counter.calls.count {
            for second in [1, 2, 3, 5, 8, 13] {
                let folder = CommitScenario.folder()
                let disk = CallCounter().disk { count, _ in count == step || count == step + second ? EIO : nil }
                do {
                    try run(folder, disk)
                } catch let failure as Failure where failure.problems.last == Self.interruption {
                    wasInterrupted = true
                    #expect(failure.exitCode == 4)
                } catch {}
                var next = try FileTree(root: folder.path)
                _ = try next.beginWriting()
                let isLoose = counter.calls[step - 1].operation == .removeFolder
                let state = CommitScenario.state(of: folder, looseFolders: isLoose)
                #expect(state != nil, "calls \(step) and \(step + second): \(folder.tree)")
            }
        }
        #expect(wasInterrupted)
    }

    @Test("works on a disk without hard links")
    func worksOnADiskWithoutHardLinks() throws {
        for code in [EPERM, ENOTSUP, EMLINK] {
            let folder = CommitScenario.folder()
            try run(folder, CallCounter().disk { _, call in call.operation == .link ? code : nil })
            #expect(CommitScenario.state(of: folder) == .new)
        }
    }

    @Test("on a disk without hard links leaves one whole tree wherever it dies")
    func onADiskWithoutHardLinksLeavesOneWholeTree() throws {
        let counter = CallCounter()
        try run(CommitScenario.folder(), counter.disk { _, call in call.operation == .link ? EPERM : nil })
        for step in 1...counter.calls.count {
            let folder = CommitScenario.folder()
            let disk = CallCounter().disk { count, call in
                count >= step ? ECANCELED : call.operation == .link ? EPERM : nil
            }
            try? run(folder, disk)
            var next = try FileTree(root: folder.path)
            _ = try next.beginWriting()
            #expect(CommitScenario.state(of: folder) != nil, "dead at call \(step): \(folder.tree)")
        }
    }

    @Test("says that the disk is full, and which file did not fit")
    func saysThatTheDiskIsFull() throws {
        let folder = CommitScenario.folder()
        let disk = CallCounter().disk { _, call in call.operation == .write ? ENOSPC : nil }
        do {
            try run(folder, disk)
            Issue.record("it did not fail")
        } catch let error as Failure {
            #expect(error.exitCode == 4)
            #expect(
                error.description
                    == "Modules/New/DI/created.swift: error: the disk is full; free some space and run the command again"
            )
        }
    }

    @Test("leaves the old tree when fewer files can be open than it needs, whatever the limit")
    func leavesTheOldTreeWhenTooFewFilesCanBeOpen() throws {
        let crasher = try #require(BuiltProduct.url("CommitCrasher")).path
        var codes: Set<Int32> = []
        for limit in 5...16 {
            let folder = CommitScenario.folder()
            let script = ["sh", "-c", "ulimit -n \(limit); exec \"$0\" \"$@\"", crasher, folder.path, "0"]
            let end = try Program.run(script + CommitScenario.arguments)
            codes.insert(end.status)
            let state = CommitScenario.state(of: folder)
            #expect(state == (end.status == 0 ? .new : .old), "limit \(limit): \(end.output) \(folder.tree)")
        }
        #expect(codes == [0, 4])
    }

    // MARK: - Disks of their own, where this process may mount some

    @Test("leaves the old tree on a disk that is really full", .needsDisk)
    func leavesTheOldTreeOnADiskThatIsReallyFull() throws {
        let disk = try #require(MountedDisk(kilobytes: 256))
        disk.folder.put("edit", "old")
        var tree = try FileTree(root: disk.folder.path)
        for index in 0..<45 {
            try tree.write(String(repeating: "x", count: 8000), to: try RelativePath("Modules/\(index).swift"))
        }
        try tree.write("new", to: "edit")
        do {
            try tree.commit()
            Issue.record("it did not fail")
        } catch {
            #expect(error.exitCode == 4)
            #expect(error.description.contains("the disk is full"))
        }
        #expect(disk.folder.tree == ["edit": "old"])
    }

    @Test("plans on a read-only disk, and says that it cannot write there", .needsDisk)
    func plansOnAReadOnlyDisk() throws {
        let disk = try #require(MountedDisk(kilobytes: 256))
        disk.folder.put("edit", "old")
        disk.makeReadOnly()
        var tree = try FileTree(root: disk.folder.path)
        try tree.write("new", to: "edit")
        try tree.write("new", to: "a/b")
        #expect(tree.changes().count == 2)
        do {
            try tree.commit()
            Issue.record("it did not fail")
        } catch {
            #expect(error.exitCode == 4)
            #expect(error.description.contains("the disk is read-only"))
            #expect(!error.description.contains("no permission"))
        }
        #expect(disk.folder.tree == ["edit": "old"])
    }

    @Test("refuses a folder on another volume, and leaves the old tree", .needsDisk)
    func refusesAFolderOnAnotherVolume() throws {
        let folder = TemporaryFolder()
        folder.put("edit", "old")
        folder.makeFolder("sub")
        let disk = try #require(MountedDisk(kilobytes: 256, at: folder.path("sub")))
        disk.folder.put("file", "old")
        for (path, text): (RelativePath, String?) in [("sub/new", "x"), ("sub/file", "x"), ("sub/file", nil)] {
            var tree = try FileTree(root: folder.path)
            try tree.write("new", to: "edit")
            if let text { try tree.write(text, to: path) } else { try tree.remove(path) }
            do {
                try tree.commit()
                Issue.record("it did not fail")
            } catch {
                #expect(error.exitCode == 4)
                #expect(error.description.contains("on another volume"))
            }
            #expect(folder.text("edit") == "old")
            #expect(!folder.exists(StageFolder.name))
            #expect(disk.folder.tree == ["file": "old"])
        }
    }

    @Test("refuses a folder without permission", .enabled(if: geteuid() != 0, "permissions do not bind root"))
    func refusesAFolderWithoutPermission() throws {
        let folder = TemporaryFolder()
        folder.put("locked/file", "old")
        folder.setPermissions("locked", 0o555)
        defer { folder.setPermissions("locked", 0o755) }
        var tree = try FileTree(root: folder.path)
        try tree.write("new", to: "locked/new")
        #expect(throws: Failure.self) { try tree.commit() }
        #expect(folder.tree == ["locked": nil, "locked/file": "old"])
    }
}
