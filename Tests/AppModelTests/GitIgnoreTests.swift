import FileTransaction
import TestSupport
import Testing

@testable import AppModel

@Suite("What Git ignores")
struct GitIgnoreTests {
    private func ignored(_ paths: [String], _ files: [String: String]) throws -> [String] {
        let folder = TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let paths = try paths.map { try RelativePath($0) }
        let ignore = try GitIgnore(around: paths, in: FileTree(root: folder.path))
        return paths.filter(ignore.ignores).map(\.text)
    }

    @Test(
        "a pattern is for names, for paths below its folder, or for folders",
        arguments: [
            ("Secrets.swift", ["a/Secrets.swift", "Secrets.swift"]), ("/Secrets.swift", ["Secrets.swift"]),
            ("a/*.swift", ["a/Secrets.swift", "a/Other.swift"]), ("*.swift  ", Self.paths), ("b/", ["a/b/X.swift"]),
            ("Secrets.swift/", []), ("[Ss]ecrets.swift", ["a/Secrets.swift", "Secrets.swift"]),
            ("# Secrets.swift", []), ("\n\n/\n!\n", []), ("a/**", ["a/Secrets.swift", "a/Other.swift", "a/b/X.swift"]),
            ("a\r\n!a/Other.swift\r\n", ["a/Secrets.swift", "a/b/X.swift"]),
        ]
    )
    func patterns(text: String, expected: [String]) throws {
        #expect(try ignored(Self.paths, [".gitignore": text]) == expected)
    }

    private static let paths = ["a/Secrets.swift", "Secrets.swift", "a/Other.swift", "a/b/X.swift"]

    @Test("the innermost file that says something of a path counts")
    func nested() throws {
        let files = [".gitignore": "*.swift", "a/.gitignore": "!Other.swift", "a/b/.gitignore": "/X.swift"]
        #expect(try ignored(Self.paths, files) == ["a/Secrets.swift", "Secrets.swift", "a/b/X.swift"])
        #expect(try ignored(Self.paths, ["a/.gitignore": "/Secrets.swift"]) == ["a/Secrets.swift"])
        #expect(try ignored(Self.paths, [:]).isEmpty)
    }

    @Test("rules of the repository around the app count, and those that only this machine has")
    func repository() throws {
        let folder = TemporaryFolder()
        let files = [
            ".gitignore": "Secrets.swift\n/ios/a/Other.swift\n", ".git/HEAD": "ref: refs/heads/main\n",
            ".git/info/exclude": "X.swift\n", "ios/.gitignore": "/a/Mine.swift\n",
            "ios/b/.gitignore": "!Secrets.swift\n",
        ]
        for (path, text) in files { try folder.write(text, to: path) }
        let paths = [
            "a/Secrets.swift", "a/Other.swift", "a/b/X.swift", "a/Mine.swift", "b/Secrets.swift", "a/Kept.swift",
        ]
        .map { RelativePath(trusted: $0) }
        let ignore = try GitIgnore(around: paths, in: FileTree(root: folder.path("ios")))
        #expect(paths.filter(ignore.ignores).map(\.text) == paths.dropLast(2).map(\.text))
    }
}
