import TestSupport
import Testing

@testable import FileTransaction
@testable import ModulePlanning

@Suite("An app's root")
struct AppRootTests {
    private let folder = TemporaryFolder()

    private func find(_ start: String) throws -> AppRoot { try AppRoot.find(from: folder.path(start)) }

    @Test("is the nearest folder upwards with a configuration or a project")
    func isTheNearestFolderUpwards() throws {
        try folder.write("", to: "one/.scaffold.yml")
        folder.makeFolder("one/two/Shop.xcodeproj")
        folder.makeFolder("one/two/Another.xcodeproj")
        folder.makeFolder("one/two/three/four/five")
        #expect(try find("one/two/three/four/five").folder.path == folder.path("one/two"))
        #expect(try find("one/two").evidence == .project("Another.xcodeproj"))
        #expect(try find("one").evidence == .configuration)
    }

    @Test("is not a package within an app, but one that is a repository of its own or lies in no app")
    func package() throws {
        try folder.write("", to: "app/Packages/Movies/Package.swift")
        folder.makeFolder("app/Packages/Movies/Sources/Movies")
        #expect(try find("app/Packages/Movies/Sources/Movies").evidence == .package)
        folder.makeFolder("app/Shop.xcodeproj")
        #expect(try find("app/Packages/Movies/Sources/Movies").folder.path == folder.path("app"))
        folder.makeFolder("app/Packages/Movies/.git")
        #expect(try find("app/Packages/Movies/Sources").folder.path == folder.path("app/Packages/Movies"))
    }

    @Test("is none where several apps lie beside each other, unless something builds them together")
    func severalApps() throws {
        folder.makeFolder("Shop/Shop.xcodeproj")
        #expect(AppRoot.apps(in: try RootFolder(folder.path)).isEmpty)
        try folder.write("", to: "Admin/.scaffold.yml")
        #expect(AppRoot.apps(in: try RootFolder(folder.path)) == ["Admin", "Shop"])
        folder.makeFolder("All.xcworkspace")
        #expect(AppRoot.apps(in: try RootFolder(folder.path)).isEmpty)
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
