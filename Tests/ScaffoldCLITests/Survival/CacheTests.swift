import Foundation
import TestSupport
import Testing

/// What is kept of a large app between two runs: lost, damaged, or out of reach, a run does the same without it.
@Suite("What is kept between runs", .needsExecutable)
struct CacheTests {
    /// An app with so many files that something is kept of them, the last of them written some seconds ago.
    private final class LargeApp {
        let app: SurvivalApp
        let caches = TemporaryFolder()

        init() throws {
            app = try SurvivalApp()
            for number in 0..<1_100 {
                try app.write("struct Filler\(number) {\n    var id: Int\n}\n", to: "Fillers/Filler\(number).swift")
            }
            usleep(2_500_000)
        }

        /// What a dry run says that it would write.
        func plan(_ module: String = "Favorites", cache: String? = nil) throws -> String {
            let arguments = ["module", module, "--screens", "list", "--dry-run", "--diff"]
            let environment = ["SCAFFOLD_CACHE": cache ?? caches.path("own")]
            let end = try Tool.run(arguments, in: app.root, environment: environment)
            #expect(end.code == 0, "\(end.errors)")
            return end.output + end.errors
        }

        /// The file in which it is kept.
        var kept: String? {
            get throws {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: caches.path("own"))) ?? []
                #expect(names.count <= 1)
                return names.first.map { caches.path("own/" + $0) }
            }
        }
    }

    @Test("nothing is kept where nobody wants it, and a run says the same with it and without")
    func same() throws {
        let large = try LargeApp()
        let plain = try large.plan(cache: "off")
        #expect(try large.kept == nil)
        #expect(try large.plan() == plain)
        #expect(try large.kept != nil)
        #expect(try large.plan() == plain)
    }

    @Test("what has changed since is seen")
    func changed() throws {
        let large = try LargeApp()
        _ = try large.plan()
        #expect(try large.plan("Filler7").contains("case filler7"))
        try large.app.write("enum AppRoute {\n    case start\n}\n", to: "App/AppRoute.swift")
        try large.app.write("struct FavoritesModel {}\n", to: "Fillers/Filler3.swift")
        let end = try Tool.run(
            ["module", "Favorites", "--screens", "list", "--dry-run"],
            in: large.app.root,
            environment: ["SCAFFOLD_CACHE": large.caches.path("own")]
        )
        #expect(end.code == 2)
        #expect(end.errors.contains("Fillers/Filler3.swift:1:8 declares already"), "\(end.errors)")
    }

    @Test("what somebody has damaged is made anew", .slow)
    func damaged() throws {
        let large = try LargeApp()
        let plain = try large.plan()
        let path = try #require(try large.kept)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var flipped = whole
        flipped[whole.count / 2] ^= 1
        for bytes in [Data(), whole.prefix(100), whole.dropLast(), flipped, Data(count: 5_000)] {
            try bytes.write(to: URL(fileURLWithPath: path))
            #expect(try large.plan() == plain)
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == whole.count)
        }
    }

    @Test("a folder that cannot be written to stops nothing", .slow)
    func unwritable() throws {
        let large = try LargeApp()
        let plain = try large.plan(cache: "off")
        #expect(try large.plan(cache: "/proc/none") == plain)
        try large.caches.write("", to: "file")
        #expect(try large.plan(cache: large.caches.path("file")) == plain)
    }
}
