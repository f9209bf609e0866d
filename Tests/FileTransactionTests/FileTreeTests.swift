import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A file tree")
struct FileTreeTests {
    private let folder = TemporaryFolder()

    private func tree() throws -> FileTree { try FileTree(root: folder.path) }

    private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    // MARK: - Reading

    @Test("reads the disk, and what was written over it")
    func readsTheDiskAndWhatWasWrittenOverIt() throws {
        folder.put("a/old.swift", "old")
        var tree = try tree()
        #expect(text(try tree.read("a/old.swift")) == "old")
        #expect(try tree.read("a/new.swift") == nil)
        try tree.write("new", to: "a/new.swift")
        try tree.write("changed", to: "a/old.swift")
        #expect(text(try tree.read("a/new.swift")) == "new")
        #expect(text(try tree.read("a/old.swift")) == "changed")
        #expect(folder.tree == ["a": nil, "a/old.swift": "old"])
    }

    @Test("does not take a folder that it may not open for an empty one")
    func refusesAFolderThatItMayNotOpen() throws {
        folder.put("a/b/x.swift", "")
        folder.put("c/y.swift", "")
        for code in [EACCES, EPERM, EIO] {
            let disk = CallCounter().disk { _, call in call == SystemCall(.openFolder, "b") ? code : nil }
            let tree = try FileTree(root: folder.path, disk: disk)
            let failure = #expect(throws: Failure.self) { try tree.files(extensions: ["swift"]) }
            #expect(failure?.exitCode == 4)
            #expect(failure?.description.hasPrefix("a/b: error: ") == true)
            #expect(throws: Failure.self) { try tree.files(below: "a") }
            #expect(try tree.files(below: "c") == ["c/y.swift"])
        }
    }

    @Test("nor does an ordinary user's", .enabled(if: geteuid() != 0, "permissions do not bind root"))
    func refusesAFolderWithoutPermission() throws {
        folder.put("a/b/x.swift", "")
        #expect(chmod(folder.path("a/b"), 0) == 0)
        defer { chmod(folder.path("a/b"), 0o755) }
        let failure = #expect(throws: Failure.self) { try tree().files() }
        #expect(failure?.description.hasPrefix("a/b: error: no permission to open this folder") == true)
    }

    @Test("reads what it has once seen, whatever happens on the disk")
    func readsWhatItHasOnceSeen() throws {
        folder.put("a", "first")
        let tree = try tree()
        #expect(text(try tree.read("a")) == "first")
        folder.put("a", "second")
        #expect(text(try tree.read("a")) == "first")
    }

    @Test(
        "nothing is written to a file with markers of a merge",
        arguments: ["a.swift", "project.yml", "en.lproj/Localizable.strings", "Package.swift", ".scaffold.yml"]
    )
    func refusesUnmergedFiles(path: String) throws {
        folder.put(path, "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n")
        var tree = try tree()
        let file = try RelativePath(path)
        let failure = #expect(throws: Failure.self) { try tree.write("new", to: file) }
        #expect(
            failure?.lines == [
                "\(path):2:1: error: a merge has left \"<<<<<<< HEAD\" in the file; resolve the conflict, then run the command again"
            ]
        )
        try tree.remove(file)
        #expect(tree.changes().map(\.kind) == [.deletion])
    }

    @Test("no longer has a file that was removed")
    func noLongerHasAFileThatWasRemoved() throws {
        folder.put("a", "x")
        var tree = try tree()
        #expect(try tree.hasFile("a"))
        try tree.remove("a")
        #expect(try tree.read("a") == nil)
        #expect(try !tree.hasFile("a"))
    }

    @Test("reads nothing below a file, and nothing in a root that is not there")
    func readsNothingBelowAFile() throws {
        folder.put("a", "x")
        #expect(try tree().read("a/b/c") == nil)
        let absent = try FileTree(root: folder.path("not/yet"))
        #expect(try absent.read("a") == nil)
        #expect(!absent.root.exists)
    }

    @Test("says that a folder is no file")
    func saysThatAFolderIsNoFile() throws {
        folder.makeFolder("a")
        #expect(try !tree().hasFile("a"))
        #expect(throws: Failure.disk(SystemError(code: EISDIR, operation: .openFile), "a")) {
            try tree().read("a")
        }
    }

    @Test("does not wait at a pipe")
    func doesNotWaitAtAPipe() throws {
        mkfifo(folder.path("pipe"), 0o600)
        #expect(throws: Failure.self) { try tree().read("pipe") }
    }

    @Test("lists files as they will be")
    func listsFilesAsTheyWillBe() throws {
        folder.put("a/one.swift", "")
        folder.put("a/two.swift", "")
        folder.put("a/note.md", "")
        var tree = try tree()
        try tree.remove("a/two.swift")
        try tree.write("x", to: "a/three.swift")
        try tree.write("x", to: "b/four.swift")
        #expect(try tree.files(extensions: ["swift"]) == ["a/one.swift", "a/three.swift", "b/four.swift"])
        #expect(try tree.files(below: "a") == ["a/note.md", "a/one.swift", "a/three.swift"])
    }

    // MARK: - Changes

    @Test("outlines files as they will be, and again what it has outlined")
    func outlinesFilesAsTheyWillBe() throws {
        folder.put("a.swift", "struct A {}")
        folder.put("b.swift", "struct B {}")
        var tree = try tree()
        let paths = try tree.files()
        let names = { (tree: FileTree, paths: [RelativePath]) in
            try tree.outlines(of: paths).map { "\($0.path): \($0.outline.declarations.map(\.name))" }
        }
        #expect(try names(tree, paths) == ["a.swift: [\"A\"]", "b.swift: [\"B\"]"])
        #expect(try names(tree, paths) == ["a.swift: [\"A\"]", "b.swift: [\"B\"]"])
        try tree.write("enum Other {}", to: "b.swift")
        try tree.write("enum New {}", to: "c.swift")
        #expect(
            try names(tree, paths + ["c.swift", "d.swift"])
                == ["a.swift: [\"A\"]", "b.swift: [\"Other\"]", "c.swift: [\"New\"]"]
        )
        try tree.remove("a.swift")
        #expect(try names(tree, paths) == ["b.swift: [\"Other\"]"])
    }

    @Test("outlines a file of the disk once")
    func outlinesAFileOnce() throws {
        folder.put("a.swift", "struct A {}")
        let tree = try tree()
        let paths = try tree.files()
        let outlines = try (tree.outlines(of: paths) + tree.outlines(of: paths)).map(\.outline)
        let texts = outlines.map { outline in outline.source.storage.withUnsafeBufferPointer { $0.baseAddress } }
        #expect(texts.count == 2 && texts[0] == texts[1])
    }

    @Test("lists creations, edits and deletions by path, with their bytes")
    func listsCreationsEditsAndDeletionsByPath() throws {
        folder.put("b", "old")
        folder.put("c", "gone")
        var tree = try tree()
        #expect(try tree.write("new", to: "d/e") == .creation)
        #expect(try tree.write("edited", to: "b") == .edit)
        try tree.remove("c")
        try tree.remove("never-there")
        let changes = tree.changes()
        #expect(changes.map(\.path) == ["b", "c", "d/e"])
        #expect(changes.map(\.kind) == [.edit, .deletion, .creation])
        #expect(changes.map { text($0.old) } == ["old", "gone", nil])
        #expect(changes.map { text($0.new) } == ["edited", nil, "new"])
        #expect(changes[0].unifiedDiff().hasPrefix("--- a/b\n+++ b/b\n@@ -1 +1 @@\n-old\n"))
        #expect(changes[1].unifiedDiff().hasPrefix("--- a/c\n+++ /dev/null\n"))
        #expect(changes[2].unifiedDiff().hasPrefix("--- /dev/null\n+++ b/d/e\n"))
    }

    @Test("has no change where the bytes are the same")
    func hasNoChangeWhereTheBytesAreTheSame() throws {
        folder.put("a", "same")
        var tree = try tree()
        #expect(try tree.write("same", to: "a") == nil)
        #expect(tree.changes().isEmpty)
        try tree.write("other", to: "a")
        try tree.write("same", to: "a")
        #expect(tree.changes().isEmpty)
        try tree.write("x", to: "b")
        try tree.remove("b")
        #expect(tree.changes().isEmpty)
    }

    @Test("does not take a folder for the file that is to be removed")
    func doesNotTakeAFolderForTheFile() throws {
        folder.put("a/b", "x")
        var tree = try tree()
        try tree.remove("a")
        #expect(tree.changes().isEmpty)
    }

    @Test("is a value: a copy goes its own way")
    func isAValueThatIsCopied() throws {
        var first = try tree()
        try first.write("1", to: "a")
        var second = first
        try second.write("2", to: "a")
        #expect(text(try first.read("a")) == "1")
        #expect(text(try second.read("a")) == "2")
    }

    // MARK: - Paths that are refused

    @Test("refuses two paths that differ only in case")
    func refusesTwoPathsThatDifferOnlyInCase() throws {
        var tree = try tree()
        try tree.write("x", to: "Favorites/View.swift")
        #expect(throws: Failure.self) { try tree.write("x", to: "Favorites/view.swift") }
        #expect(throws: Failure.self) { try tree.write("x", to: "favorites/Other.swift") }
        try tree.write("x", to: "Favorites/Other.swift")
    }

    @Test("refuses two paths that differ only in how an accent is composed")
    func refusesTwoPathsThatDifferOnlyInAccents() throws {
        var tree = try tree()
        try tree.write("x", to: "\u{E9}clair")
        #expect(throws: Failure.self) { try tree.write("x", to: "e\u{301}clair") }
    }

    @Test("refuses a path that differs only in case from one on the disk, a file's or a folder's")
    func caseOnDisk() throws {
        folder.put("Home/Views/HomeView.swift", "x")
        var tree = try tree()
        for path in ["Home/Views/HOMEView.swift", "HOME/Views/Other.swift", "home", "Home/views/Other.swift"] {
            let error = #expect(throws: Failure.self) { try tree.write("x", to: RelativePath(path)) }
            #expect(error?.problems.first?.message.contains("differ only in case") == true)
        }
        try tree.write("x", to: "Home/Views/Other.swift")
        try tree.write("x", to: "Homes/Views/HomeView.swift")
    }

    @Test("takes a path for the one on the disk that differs only in how its accents are composed")
    func compositionOnDisk() throws {
        folder.put("Cafe\u{301}/Cafe\u{301}.swift", "x")
        var tree = try tree()
        #expect(text(try tree.read("Caf\u{E9}/Caf\u{E9}.swift")) == "x")
        #expect(try tree.write("y", to: "Caf\u{E9}/Caf\u{E9}.swift") == .edit)
        try tree.write("z", to: "Caf\u{E9}/Other.swift")
        _ = try tree.commit()
        #expect(
            folder.tree.keys.sorted() == ["Cafe\u{301}", "Cafe\u{301}/Cafe\u{301}.swift", "Cafe\u{301}/Other.swift"]
        )
    }

    @Test("refuses a path that is a file here and a folder there")
    func refusesAPathThatIsAFileHereAndAFolderThere() throws {
        var tree = try tree()
        try tree.write("x", to: "a/b")
        #expect(throws: Failure.self) { try tree.write("x", to: "a") }
        #expect(throws: Failure.self) { try tree.write("x", to: "a/b/c") }
    }

    @Test("refuses to write below a file that stands on the disk, until it is removed")
    func refusesToWriteBelowAFileThatStandsOnTheDisk() throws {
        folder.put("a", "file")
        var tree = try tree()
        #expect(throws: Failure.disk(SystemError(code: ENOTDIR, operation: .openFolder), "a")) {
            try tree.write("x", to: "a/b/c")
        }
        try tree.remove("a")
        try tree.write("x", to: "a/b/c")
        try tree.commit()
        #expect(folder.tree == ["a": nil, "a/b": nil, "a/b/c": "x"])
    }

    // MARK: - Links

    @Test("follows a link that stays inside, and edits the file that it leads to")
    func followsALinkThatStaysInside() throws {
        folder.put("real/file", "old")
        folder.link("alias", to: "real")
        folder.link("real/again", to: "../alias/file")
        var tree = try tree()
        #expect(text(try tree.read("alias/file")) == "old")
        #expect(text(try tree.read("real/again")) == "old")
        try tree.write("new", to: "alias/again")
        try tree.write("more", to: "alias/more")
        #expect(text(try tree.read("real/file")) == "new")
        #expect(tree.changes().map(\.path) == ["real/file", "real/more"])
        try tree.commit()
        #expect(folder.text("real/file") == "new")
        #expect(folder.tree["alias"] == "-> real")
        #expect(folder.tree["real/again"] == "-> ../alias/file")
    }

    @Test("follows an absolute link into the root, and one that points to nothing yet")
    func followsAnAbsoluteLinkIntoTheRoot() throws {
        folder.makeFolder("real")
        folder.link("absolute", to: folder.path("real"))
        folder.link("dangling", to: "real/new")
        var tree = try tree()
        try tree.write("1", to: "absolute/file")
        try tree.write("2", to: "dangling")
        #expect(tree.changes().map(\.path) == ["real/file", "real/new"])
    }

    @Test(
        "refuses a link that leaves the root",
        arguments: ["../outside", "..", "real/../../outside", "/etc", "/", ".git", "../\u{301}outside"]
    )
    func refusesALinkThatLeavesTheRoot(target: String) throws {
        folder.put("app/real/file", "")
        folder.put("\u{301}outside/file", "secret")
        folder.put("outside/file", "secret")
        folder.put("app/.git/file", "secret")
        folder.link("app/link", to: target)
        var tree = try FileTree(root: folder.path("app"))
        for path: RelativePath in ["link/file", "link/new"] {
            #expect(throws: Failure.self) { try tree.read(path) }
            #expect(throws: Failure.self) { try tree.write("x", to: path) }
            #expect(throws: Failure.self) { try tree.remove(path) }
        }
        #expect(tree.changes().isEmpty)
    }

    @Test("refuses a file that is a link out of the root")
    func refusesAFileThatIsALinkOutOfTheRoot() throws {
        folder.put("outside", "secret")
        folder.link("app", to: "real")
        folder.makeFolder("real")
        folder.link("real/file", to: "../outside")
        var tree = try FileTree(root: folder.path("app"))
        #expect(throws: Failure.self) { try tree.read("file") }
        #expect(throws: Failure.self) { try tree.write("x", to: "file") }
        #expect(folder.text("outside") == "secret")
    }

    @Test("refuses links that lead in a circle")
    func refusesLinksThatLeadInACircle() throws {
        folder.link("a", to: "b")
        folder.link("b", to: "a")
        folder.link("c", to: "c/c")
        let tree = try tree()
        for path: RelativePath in ["a", "b/x", "c", "c/x"] {
            #expect(throws: Failure.refused(RefusedPath(path: path.components[0].description, reason: .linkLoop))) {
                try tree.read(path)
            }
        }
    }

    // MARK: - The root

    @Test("takes a root that is a link")
    func takesARootThatIsALink() throws {
        folder.makeFolder("real")
        folder.link("app", to: "real")
        var tree = try FileTree(root: folder.path("app"))
        #expect(tree.root.path == folder.path("real"))
        try tree.write("x", to: "a")
        try tree.commit()
        #expect(folder.text("real/a") == "x")
    }

    @Test("resolves a root of which a part does not exist")
    func resolvesARootOfWhichAPartDoesNotExist() throws {
        folder.makeFolder("here")
        for (given, path) in [
            ("new/root", "new/root"), ("new/../root", "root"), ("here/new/../../other", "other"),
            ("new/../../\((folder.path as NSString).lastPathComponent)/here/x/", "here/x"), ("./new/.", "new"),
        ] {
            #expect(try RootFolder(folder.path(given)).path == folder.path(path))
        }
        #expect(try RootFolder("/").path == "/")
        #expect(try RootFolder("/not-there-at-all").path == "/not-there-at-all")
    }

    @Test("refuses a root that is a file, empty, or holds NUL")
    func refusesARootThatIsAFile() {
        folder.put("file", "")
        #expect(throws: Failure.self) { try FileTree(root: folder.path("file")) }
        #expect(throws: Failure.self) { try FileTree(root: folder.path("file/below")) }
        #expect(throws: Failure.self) { try FileTree(root: "") }
        #expect(throws: Failure.self) { try FileTree(root: "a\0b") }
    }
}
