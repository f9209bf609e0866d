import Testing

@testable import FileTransaction

@Suite("A relative path")
struct RelativePathTests {
    @Test(
        "reads what stays inside the root",
        arguments: [
            ("Modules/Favorites.swift", "Modules/Favorites.swift"),
            ("./a/./b", "a/b"),
            ("a/b/../c", "a/c"),
            ("a/../b", "b"),
            ("Ünï cödé/🧺.swift", "Ünï cödé/🧺.swift"),
            ("..a/b..", "..a/b.."),
            (".scaffold/modules/Favorites.yml", ".scaffold/modules/Favorites.yml"),
            (".gitignore", ".gitignore"),
        ]
    )
    func readsWhatStaysInsideTheRoot(written: String, path: String) throws {
        #expect(try RelativePath(written).text == path)
    }

    @Test(
        "refuses what does not",
        arguments: [
            ("", RefusedPath.Reason.empty), (".", .empty), ("a/..", .empty),
            ("/etc/passwd", .absolute),
            ("..", .leavesRoot), ("../x", .leavesRoot), ("a/../../x", .leavesRoot), ("a/b/../../../x", .leavesRoot),
            ("a//b", .emptyComponent), ("a/", .emptyComponent),
            ("a\0b", .controlCharacter), ("a\nb", .controlCharacter), ("a\u{1B}[31m", .controlCharacter),
            // A file system sees the slash, whatever accent follows it.
            ("../\u{301}x", .leavesRoot), ("a/../../\u{301}x", .leavesRoot), (".git/\u{301}x", .git),
            (".git/hooks/pre-commit", .git), ("Packages/x/.GIT/config", .git),
            (".scaffold-commit/journal", .stage), (".Scaffold-Commit/x", .stage),
        ]
    )
    func refusesWhatDoesNot(written: String, reason: RefusedPath.Reason) {
        #expect(throws: RefusedPath(path: written, reason: reason)) { try RelativePath(written) }
    }

    @Test("takes names up to 255 bytes and paths up to 1024")
    func takesNamesUpTo255BytesAndPathsUpTo1024() throws {
        let longest = String(repeating: "x", count: 255)
        #expect(try RelativePath("a/" + longest).name.utf8.count == 255)
        #expect(throws: RefusedPath.self) { try RelativePath(longest + "x") }
        #expect(throws: RefusedPath.self) { try RelativePath(String(repeating: "é", count: 128)) }

        let deep = String(repeating: "x/", count: 511)
        #expect(try RelativePath(deep + "xx").text.utf8.count == 1024)
        #expect(throws: RefusedPath.self) { try RelativePath(deep + "xxx") }
    }

    @Test("knows its name, extension, parent and ancestors")
    func knowsItsNameAndParents() {
        let path: RelativePath = "a/b/View.swift.stencil"
        #expect(path.name == "View.swift.stencil")
        #expect(path.fileExtension == "stencil")
        #expect(path.parent == "a/b")
        #expect(path.ancestors == ["a", "a/b"])
        #expect(path.components == ["a", "b", "View.swift.stencil"])
        let single: RelativePath = ".hidden"
        #expect(single.parent == nil)
        #expect(single.fileExtension == nil)
        #expect(single.ancestors.isEmpty)
    }

    @Test("is inside a folder by components, not by letters")
    func isInsideAFolderByComponents() {
        let folder: RelativePath = "a/b"
        #expect(("a/b/c" as RelativePath).isInside(folder))
        #expect(folder.isInside(folder))
        #expect(!("a/bc" as RelativePath).isInside(folder))
        #expect(!("a" as RelativePath).isInside(folder))
    }

    @Test("sorts as a tree is printed")
    func sortsAsATreeIsPrinted() {
        let paths: [RelativePath] = ["a-b", "a.swift", "a/z", "b", "a/b/c", "a/b-c", "B"]
        #expect(paths.sorted() == ["B", "a/b/c", "a/b-c", "a/z", "a-b", "a.swift", "b"])
    }

    @Test("tells composed from decomposed accents, but folds them alike")
    func tellsComposedFromDecomposedAccents() {
        let composed: RelativePath = "\u{E9}clair.swift"
        let decomposed: RelativePath = "e\u{301}clair.swift"
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(composed.folded == decomposed.folded)
    }

    @Test("shows no control character in a message")
    func showsNoControlCharacterInAMessage() {
        let refused = RefusedPath(path: "a\u{1B}[31m\n", reason: .controlCharacter)
        #expect(refused.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(refused.description.hasPrefix("error: the path \"a\u{FFFD}[31m\u{FFFD}\" holds a control character"))
    }
}
