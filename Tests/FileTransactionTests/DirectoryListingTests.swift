import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A directory listing")
struct DirectoryListingTests {
    private let folder = TemporaryFolder()

    private func list(below: RelativePath? = nil, _ extensions: Set<String> = []) throws -> DirectoryListing {
        try DirectoryListing(root: try RootFolder(folder.path), below: below, extensions: extensions)
    }

    @Test("gives the files of some extensions, sorted as a tree")
    func givesTheFilesOfSomeExtensions() throws {
        for name in ["b.swift", "a/z.swift", "a/b/c.swift", "a-b.swift", "a/x.md", "a/swift", "a/.swift", "a/y.SWIFT"] {
            folder.put(name, "")
        }
        #expect(try list(["swift"]).files == ["a/b/c.swift", "a/z.swift", "a-b.swift", "b.swift"])
        #expect(try list(["swift", "md"]).files.contains("a/x.md"))
        #expect(try list(below: "a", ["swift"]).files == ["a/b/c.swift", "a/z.swift"])
        #expect(try list().files == (try list().files).sorted())
        #expect(try list().files.count == 7)
    }

    @Test("skips what tools fill, and what is hidden")
    func skipsWhatToolsFill() throws {
        for name in [".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules", ".swiftpm", "a/Pods"] {
            folder.put("\(name)/x.swift", "")
        }
        folder.put("Podsy/x.swift", "")
        folder.put(".hidden.swift", "")
        #expect(try list(["swift"]).files == ["Podsy/x.swift"])
    }

    @Test("gives hidden files of folders that are one file for Xcode")
    func givesHiddenFilesOfBundles() throws {
        let files = ["a/M.xcdatamodeld/.xccurrentversion", "a/M.xcdatamodeld/M.xcdatamodel/.info", "a/X.bundle/text"]
        for name in files + ["a/X.bundle/.DS_Store", "a/X.bundle/.git/config", "a/.hidden"] { folder.put(name, "") }
        #expect(try list().files.map(\.text) == files)
        #expect(try list(below: "a/M.xcdatamodeld/M.xcdatamodel").files.map(\.text) == [files[1]])
    }

    @Test("is the same of many folders, which two threads list")
    func isTheSameOfManyFolders() throws {
        let paths = (100..<260).flatMap { ["m/f\($0)/sub/x.swift", "m/f\($0)/y.swift", "m/g\($0).swift"] }
        for path in paths { folder.put(path, "") }
        let disk = CallCounter().disk { _, call in call == SystemCall(.openFolder, "f117") ? EACCES : nil }
        let alone = try DirectoryListing(root: try RootFolder(folder.path), extensions: ["swift"], disk: disk)
        #expect(alone.unreadable == ["m/f117"])
        let all = try list(["swift"])
        #expect(all.files == paths.map { RelativePath(trusted: $0) }.sorted())
        #expect(all.files.filter { !$0.text.hasPrefix("m/f117/") } == alone.files)
    }

    @Test("lists an open folder as often as it is asked to")
    func listsAnOpenFolderAsOftenAsItIsAskedTo() throws {
        folder.put("x.swift", "")
        let disk = DiskAccess()
        let descriptor = try disk.openFolder(folder.path)
        defer { disk.discard(descriptor) }
        #expect(try disk.entries(of: descriptor).map(\.name) == ["x.swift"])
        #expect(try disk.entries(of: descriptor).map(\.name) == ["x.swift"])
    }

    @Test("follows no link")
    func followsNoLink() throws {
        folder.put("real/x.swift", "")
        folder.link("inside", to: "real")
        folder.link("outside", to: "/")
        folder.link("circle", to: ".")
        folder.link("file.swift", to: "real/x.swift")
        #expect(try list(["swift"]).files == ["real/x.swift"])
        #expect(throws: Failure.self) { try list(below: "inside") }
    }

    @Test("is empty for a folder that is not there")
    func isEmptyForAFolderThatIsNotThere() throws {
        #expect(try list(below: "nowhere").files.isEmpty)
        let absent = try RootFolder(folder.path("absent"))
        #expect(try DirectoryListing(root: absent).files.isEmpty)
    }

    @Test("goes 64 folders deep and says where it stopped")
    func goes64FoldersDeepAndSaysWhereItStopped() throws {
        let deep = (0..<70).map { "\($0)" }.joined(separator: "/")
        folder.put("\(deep)/x.swift", "")
        folder.put("y.swift", "")
        let listing = try list(["swift"])
        #expect(listing.files == ["y.swift"])
        #expect(listing.unreadable.map(\.components.count) == [65])
    }

    @Test("leaves out names that no path can have")
    func leavesOutNamesThatNoPathCanHave() throws {
        folder.put("a\nb.swift", "")
        folder.put("c.swift", "")
        let bad: [CChar] = Array("\(folder.path)/d".utf8CString.dropLast()) + [-1] + Array(".swift".utf8CString)
        close(open(bad, O_CREAT | O_WRONLY, 0o644))
        #expect(try list(["swift"]).files == ["c.swift"])
    }

    @Test("notes a folder that cannot be opened")
    func notesAFolderThatCannotBeOpened() throws {
        folder.put("a/x.swift", "")
        folder.put("b/y.swift", "")
        let disk = CallCounter().disk { _, call in call == SystemCall(.openFolder, "a") ? EACCES : nil }
        let listing = try DirectoryListing(root: try RootFolder(folder.path), disk: disk)
        #expect(listing.files == ["b/y.swift"])
        #expect(listing.unreadable == ["a"])
    }

    @Test("is no listing where too many files are open, so that nothing takes a folder for empty")
    func refusesWhereTooManyFilesAreOpen() throws {
        folder.put("a/b/x.swift", "")
        for code in [EMFILE, ENFILE] {
            for shortage in [SystemCall(.openFolder, "b"), SystemCall(.list)] {
                let disk = CallCounter().disk { _, call in call == shortage ? code : nil }
                #expect(throws: Failure.self) { try DirectoryListing(root: try RootFolder(folder.path), disk: disk) }
            }
        }
    }
}
