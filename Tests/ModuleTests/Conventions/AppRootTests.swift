import TestSupport
import Testing

@testable import FileTransaction
@testable import ModulePlanning

@Suite("An app's root")
struct AppRootTests {
    private let folder = TemporaryFolder()

    private func find(_ start: String) throws -> AppRoot { try AppRoot.find(from: folder.path(start)) }

    @Test("is the nearest folder upwards with a configuration, a project or a manifest")
    func isTheNearestFolderUpwards() throws {
        try folder.write("", to: "one/.scaffold.yml")
        folder.makeFolder("one/two/Shop.xcodeproj")
        folder.makeFolder("one/two/Another.xcodeproj")
        try folder.write("", to: "one/two/three/Package.swift")
        folder.makeFolder("one/two/three/four/five")
        #expect(try find("one/two/three/four/five").folder.path == folder.path("one/two/three"))
        #expect(try find("one/two/three").evidence == .package)
        #expect(try find("one/two").evidence == .project("Another.xcodeproj"))
        #expect(try find("one").evidence == .configuration)
    }

    @Test("prefers the configuration to what else lies in the same folder")
    func prefersTheConfiguration() throws {
        try folder.write("", to: "Package.swift")
        folder.makeFolder("Shop.xcodeproj")
        #expect(try find("").evidence == .project("Shop.xcodeproj"))
        try folder.write("", to: ".scaffold.yml")
        #expect(try find("").evidence == .configuration)
    }

    @Test("is not marked by files and folders of the wrong kind")
    func isNotMarkedByFilesAndFoldersOfTheWrongKind() throws {
        try folder.write("a file", to: "a/Shop.xcodeproj")
        folder.makeFolder("a/Package.swift")
        try folder.write("", to: "Package.swift")
        #expect(try find("a").folder.path == folder.path)
    }

    @Test("is the current folder where nothing marks one")
    func isTheCurrentFolderWhereNothingMarksOne() throws {
        folder.makeFolder("a/b")
        let root = try find("a/b")
        #expect(root.evidence == .currentFolder)
        #expect(root.folder.path == folder.path("a/b"))
    }

    @Test("named by the user, is taken as it is, and nothing above it is read")
    func namedByTheUserIsTaken() throws {
        try folder.write("", to: ".scaffold.yml")
        var calls: [SystemCall] = []
        let disk = DiskAccess { call throws(SystemError) in calls.append(call) }
        let root = try AppRoot(output: folder.path("demo"), disk: disk)
        #expect(root.folder.path == folder.path("demo"))
        #expect(!root.folder.exists)
        #expect(root.evidence == .output)
        #expect(!calls.contains { $0.operation == .list || $0.name.contains(".scaffold.yml") })
    }
}
