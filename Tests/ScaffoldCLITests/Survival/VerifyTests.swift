import Foundation
import TestSupport
import Testing

/// `--verify`, by the executable in a package: what does not build goes back byte for byte, however the run ends.
@Suite("A build that verifies a run", .slow, .needsExecutable)
struct VerifyTests {
    private let folder = TemporaryFolder()

    init() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "Shop")])

            """
        try folder.write(manifest, to: "Package.swift")
        for module in ["Movies", "Songs"] {
            try folder.write(
                "struct \(module)View { let model: \(module)Model }\n",
                to: "Shop/\(module)/\(module)View.swift"
            )
            try folder.write("struct \(module)Model {}\n", to: "Shop/\(module)/\(module)Model.swift")
        }
    }

    private var files: [String: String] { folder.files.filter { !$0.key.hasPrefix(".build/") } }

    private func tool(_ arguments: String...) throws -> ToolEnd { try Tool.run(arguments, in: folder.path) }

    @Test("a package is built by swift build; a change that builds stays")
    func builds() throws {
        let end = try tool("module", "Wishes", "--like", "Movies", "--verify")
        #expect(end.code == 0, "\(end.errors)")
        #expect(files["Shop/Wishes/WishesView.swift"] != nil)
    }

    @Test("a change that does not build goes back, and the errors in its files come first")
    func fails() throws {
        let before = files
        let build = """
            test -e Shop/Wishes || exit 0; echo "Shop/Songs/SongsView.swift:1:1: error: second"; \
            echo "$PWD/Shop/Wishes/WishesView.swift:1:8: error: first" >&2; exit 1
            """
        let end = try tool("module", "Wishes", "--like", "Movies", "--verify=\(build)")
        #expect(end.code == 3)
        #expect(
            end.errors == """
                --verify: error: "\(build)" fails with the change, which was taken back
                Shop/Wishes/WishesView.swift:1:8: error: first
                Shop/Songs/SongsView.swift:1:1: error: second
                note: without the change it succeeds

                """
        )
        #expect(files == before)
    }

    @Test("a build that fails without the change, too, says so; one without places shows its last lines")
    func failsAnyway() throws {
        try folder.write("verify: echo broken; exit 1\n", to: ".scaffold.yml")
        let before = files
        let end = try tool("module", "Wishes", "--like", "Movies", "--verify")
        #expect(end.code == 3)
        #expect(
            end.errors == """
                --verify: error: "echo broken; exit 1" fails with the change, which was taken back; run it yourself to see all that it prints
                    broken
                note: without the change it fails, too

                """
        )
        #expect(files == before)
    }

    @Test("a removal is verified as well")
    func removal() throws {
        #expect(try tool("module", "Wishes", "--like", "Movies").code == 0)
        let before = files
        #expect(try tool("remove", "Wishes", "--verify=false").code == 3)
        #expect(files == before)
        #expect(try tool("remove", "Wishes", "--verify=true").code == 0)
        #expect(files["Shop/Wishes/WishesView.swift"] == nil)
    }

    @Test("without a command there is nothing to run, and with a dry run nothing to verify")
    func refused() throws {
        let before = files
        let dry = try tool("module", "Wishes", "--like", "Movies", "--verify", "--dry-run")
        #expect(dry.code == 2)
        #expect(dry.errors.contains("option \"--verify\" means nothing with \"--dry-run\", which writes nothing"))
        #expect(files == before)
        try FileManager.default.removeItem(atPath: folder.path("Package.swift"))
        let none = try tool("module", "Wishes", "--like", "Movies", "--verify", "--output", ".")
        #expect(none.code == 2)
        #expect(none.errors.contains("--verify: error: no command builds the app"))
        #expect(files["Shop/Wishes/WishesView.swift"] == nil)
    }

    @Test(
        "a run that is interrupted meanwhile leaves the app as it was, and its build ends",
        arguments: [SIGINT, SIGTERM]
    )
    func interrupted(signal: Int32) throws {
        let before = files
        let run = try Tool(
            ["module", "Wishes", "--like", "Movies", "--verify=touch started; exec sleep 600"],
            in: folder.path
        )
        try waitForBuild()
        kill(run.process.processIdentifier, signal)
        let end = run.wait()
        #expect(end.code == 3)
        #expect(end.errors.contains("was interrupted; nothing was written"))
        try FileManager.default.removeItem(atPath: folder.path("started"))
        #expect(files == before)
    }

    @Test("a run that is killed meanwhile is taken back by the next one, which says so")
    func killed() throws {
        let before = files
        let run = try Tool(
            ["module", "Wishes", "--like", "Movies", "--verify=touch started; exec sleep 2"],
            in: folder.path
        )
        try waitForBuild()
        #expect(files["Shop/Wishes/WishesView.swift"] != nil)
        kill(run.process.processIdentifier, SIGKILL)
        _ = run.wait()
        let next = try tool("remove", "Nothing")
        #expect(next.code == 2)
        #expect(
            next.errors.contains(
                "stopped while \"touch started; exec sleep 2\" verified it; its changes were rolled back"
            )
        )
        try FileManager.default.removeItem(atPath: folder.path("started"))
        #expect(files == before)
    }

    private func waitForBuild() throws {
        let end = Date(timeIntervalSinceNow: 120)
        while folder.text("started") == nil, Date() < end { usleep(10_000) }
        try #require(folder.text("started") != nil)
    }
}
