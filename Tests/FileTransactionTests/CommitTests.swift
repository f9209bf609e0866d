import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A commit")
struct CommitTests {
    private let folder = TemporaryFolder()

    private func tree(_ disk: DiskAccess = DiskAccess()) throws -> FileTree {
        try FileTree(root: folder.path, disk: disk)
    }

    @Test("creates, edits and deletes, and leaves nothing else behind")
    func createsEditsAndDeletes() throws {
        folder.put("keep", "kept")
        folder.put("edit", "old")
        folder.put("a/b/delete", "gone")
        folder.put("a/stays", "x")
        var tree = try tree()
        try tree.write("new", to: "edit")
        try tree.write("created", to: "c/d/e/file")
        try tree.remove("a/b/delete")
        #expect(tree.changes().map(\.kind) == [.deletion, .creation, .edit])
        #expect(try tree.commit().isEmpty)
        #expect(
            folder.tree == [
                "keep": "kept", "edit": "new", "a": nil, "a/stays": "x", "c": nil, "c/d": nil, "c/d/e": nil,
                "c/d/e/file": "created",
            ]
        )
        #expect(tree.changes().isEmpty)
        #expect(String(decoding: try #require(try tree.read("edit")), as: UTF8.self) == "new")
    }

    @Test("removes folders that a deletion leaves empty, and no others")
    func removesFoldersThatADeletionLeavesEmpty() throws {
        folder.put("a/b/c/file", "x")
        folder.makeFolder("empty/before")
        var tree = try tree()
        try tree.remove("a/b/c/file")
        try tree.commit()
        #expect(folder.tree == ["empty": nil, "empty/before": nil])
    }

    @Test("without changes touches nothing")
    func withoutChangesTouchesNothing() throws {
        let counter = CallCounter()
        var tree = try FileTree(root: folder.path("absent"), disk: counter.disk())
        let before = counter.calls.count
        #expect(try tree.commit().isEmpty)
        #expect(counter.calls.count == before)
        #expect(folder.tree.isEmpty)
    }

    @Test("makes a root that does not exist")
    func makesARootThatDoesNotExist() throws {
        var tree = try FileTree(root: folder.path("new/root"))
        try tree.write("x", to: "a/b")
        try tree.commit()
        #expect(folder.tree == ["new": nil, "new/root": nil, "new/root/a": nil, "new/root/a/b": "x"])
        try tree.write("y", to: "a/c")
        try tree.commit()
        #expect(folder.text("new/root/a/c") == "y")
    }

    @Test("keeps the permissions of an edited file, and gives a new one the usual ones")
    func keepsThePermissionsOfAnEditedFile() throws {
        folder.put("script", "old")
        folder.setPermissions("script", 0o755)
        folder.put("private", "old")
        folder.setPermissions("private", 0o600)
        var tree = try tree()
        try tree.write("new", to: "script")
        try tree.write("new", to: "private")
        try tree.write("new", to: "fresh")
        try tree.commit()
        folder.put("reference", "")
        #expect(folder.permissions("script") == 0o755)
        #expect(folder.permissions("private") == 0o600)
        #expect(folder.permissions("fresh") == folder.permissions("reference"))
    }

    @Test("gives a copy the permissions of its model, also where its folder is new and after another edit of the plan")
    func givesACopyThePermissionsOfItsModel() throws {
        folder.put("a/script", "old")
        folder.setPermissions("a/script", 0o755)
        var tree = try tree()
        try tree.write(Array("copy".utf8), to: "b/c/script", like: "a/script")
        try tree.write(Array("copy".utf8), to: "a/other", like: "a/script")
        try tree.write("edited", to: "a/other")
        try tree.write(Array("copy".utf8), to: "a/orphan", like: "a/nothing")
        #expect(tree.changes().map(\.model) == ["a/nothing", "a/script", "a/script"])
        try tree.commit()
        folder.put("reference", "")
        #expect(folder.permissions("b/c/script") == 0o755)
        #expect(folder.permissions("a/other") == 0o755)
        #expect(folder.permissions("a/orphan") == folder.permissions("reference"))
    }

    @Test("handles more folders than a process may have open")
    func handlesMoreFoldersThanAProcessMayHaveOpen() throws {
        var tree = try tree()
        for index in 0..<1500 { try tree.write("x", to: try RelativePath("folder\(index)/file")) }
        try tree.commit()
        #expect(folder.tree.count == 3000)
    }

    // MARK: - Conflicts

    @Test("refuses when a file was changed, removed or created since it was read, and names them all")
    func refusesWhenAFileWasChanged() throws {
        folder.put("changed", "1")
        folder.put("removed", "1")
        folder.put("deleted", "1")
        var tree = try tree()
        try tree.write("2", to: "changed")
        try tree.write("2", to: "removed")
        try tree.write("2", to: "created")
        try tree.write("2", to: "another")
        try tree.remove("deleted")
        folder.put("changed", "somebody's")
        folder.remove("removed")
        folder.put("created", "somebody's")
        folder.put("deleted", "somebody's")
        let before = folder.tree
        let conflicts = [
            FileConflict(path: "changed", reason: .changed), FileConflict(path: "created", reason: .appeared),
            FileConflict(path: "deleted", reason: .changed), FileConflict(path: "removed", reason: .disappeared),
        ]
        #expect(throws: Failure.conflict(conflicts)) { try tree.commit() }
        #expect(folder.tree == before)
    }

    @Test("refuses a write-protected file")
    func refusesAWriteProtectedFile() throws {
        folder.put("a", "1")
        folder.setPermissions("a", 0o444)
        var tree = try tree()
        try tree.write("2", to: "a")
        try tree.write("2", to: "b")
        #expect(throws: Failure.disk(SystemError(code: EACCES, operation: .checkWritable), "a")) {
            try tree.commit()
        }
        #expect(folder.tree == ["a": "1"])
    }

    @Test("refuses when a folder stands in a new file's place by then")
    func refusesAFolderInANewFilesPlace() throws {
        var tree = try tree()
        try tree.write("x", to: "a")
        folder.makeFolder("a")
        #expect(throws: Failure.disk(SystemError(code: EISDIR, operation: .createFile), "a")) {
            try tree.commit()
        }
        #expect(folder.tree == ["a": nil])
    }

    @Test("refuses when a folder has become a link by then")
    func refusesWhenAFolderHasBecomeALinkByThen() throws {
        folder.put("app/a/file", "1")
        folder.put("outside/file", "1")
        var tree = try FileTree(root: folder.path("app"))
        try tree.write("2", to: "a/file")
        try tree.write("2", to: "a/new")
        folder.remove("app/a")
        folder.link("app/a", to: "../outside")
        let before = folder.tree
        #expect(throws: Failure.refused(RefusedPath(path: "a", reason: .folderBecameLink))) { try tree.commit() }
        #expect(folder.tree == before)
    }
}
