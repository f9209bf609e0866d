import Foundation
import StandInToolchain
import TestSupport
import Testing

/// Tests are compiled, run and counted, whichever library they are written with and however they end.
@Suite(
    .serialized,
    .slow,
    .enabled(if: Places.hasStandIns, "tests are run with the stand-ins only")
)
struct RunTests {
    private let scratch: Scratch
    private let toolchain: StandInToolchain
    private let target = IOSVersion(15)

    init() throws {
        scratch = Scratch()
        toolchain = try Places.toolchain()
    }

    private func app() throws -> SourceModule {
        try scratch.module(
            "App",
            [
                "Counter.swift": """
                import Combine
                import Foundation
                import SwiftUI

                @MainActor
                final class Counter: ObservableObject {
                    @Published private(set) var count = 0

                    func add() async { count += 1 }
                }

                @main
                struct CounterApp: App {
                    var body: some Scene { WindowGroup { Text("counter") } }
                }
                """
            ]
        )
    }

    @Test("The frameworks behave as the listings of their behaviour say")
    func behaviour() throws {
        let tests = try SourceModule(
            name: "BehaviourTests",
            folders: [Places.listings.appendingPathComponent("Behaviour")]
        )
        let outcome = try toolchain.runTests(of: [], tests: tests, target: target, mode: .swift6)
        #expect(outcome.compilation.succeeded, "\(outcome.compilation.text)")
        #expect(outcome.run?.failed == [], "\(outcome.run?.text ?? "")")
        #expect(outcome.run?.finished == true)
        #expect((outcome.run?.passed.count ?? 0) > 30)
    }

    @Test("A compilation that fails takes nothing away outside its own folder")
    func failureDeletesNothing() throws {
        let broken = try scratch.module("Broken", ["Broken.swift": "let number: Int = \"one\""])
        let later = try scratch.module("Later", ["Later.swift": "import Broken"])
        #expect(try !toolchain.compile([broken, later], target: target, mode: .swift6).succeeded)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
    }

    @Test("Swift Testing and XCTest are counted together", arguments: [LanguageMode.swift5Complete, .swift6, .xcode26])
    func counts(_ mode: LanguageMode) throws {
        let tests = try scratch.module(
            "AppTests",
            [
                "CounterTests.swift": """
                import Testing
                @testable import App

                @MainActor
                @Suite("A counter")
                struct CounterTests {
                    @Test("counts up")
                    func countsUp() async {
                        let counter = Counter()
                        await counter.add()
                        #expect(counter.count == 1)
                    }

                    @Test("starts at one")
                    func startsAtOne() {
                        #expect(Counter().count == 1)
                    }
                }
                """,
                "CounterXCTests.swift": """
                import XCTest
                @testable import App

                @MainActor
                final class CounterXCTests: XCTestCase {
                    func testCountsUp() async {
                        let counter = Counter()
                        await counter.add()
                        XCTAssertEqual(counter.count, 1)
                    }

                    func testStartsAtOne() {
                        XCTAssertEqual(Counter().count, 1)
                    }
                }
                """,
            ]
        )
        let outcome = try toolchain.runTests(of: [try app()], tests: tests, target: target, mode: mode)
        #expect(outcome.compilation.succeeded, "\(outcome.compilation.text)")
        let run = try #require(outcome.run)
        #expect(run.passed == ["counts up", "CounterXCTests.testCountsUp"])
        #expect(run.failed == ["starts at one", "CounterXCTests.testStartsAtOne"])
        #expect(run.finished)
        #expect(!outcome.succeeded)
        #expect(run.text.contains(tests.sources[1].path), "paths are those of the caller")
    }

    @Test("A crash and an endless loop are no success")
    func crashes() throws {
        let crash = try scratch.module(
            "CrashTests",
            ["T.swift": "import Testing\n@Test func crashes() { fatalError() }\n@Test func passes() {}\n"]
        )
        let crashed = try toolchain.runTests(of: [], tests: crash, target: target, mode: .swift6)
        #expect(crashed.run?.finished == false)
        #expect(!crashed.succeeded)
        let loop = try scratch.module(
            "LoopTests",
            ["T.swift": "import Testing\n@Test func loops() async throws { try await Task.sleep(for: .seconds(60)) }\n"]
        )
        let looped = try toolchain.runTests(of: [], tests: loop, target: target, mode: .swift6, timeout: 1)
        #expect(looped.run?.finished == false)
        #expect(!looped.succeeded)
    }

    @Test("No tests are no success")
    func nothingRun() throws {
        let none = try scratch.module("NoTests", ["T.swift": "import Testing\n"])
        #expect(try !toolchain.runTests(of: [], tests: none, target: target, mode: .swift6).succeeded)
    }

    @Test("Tests that do not compile are not run")
    func doesNotCompile() throws {
        let tests = try scratch.module(
            "BadTests",
            ["T.swift": "import Testing\n@Test func a() { #expect(Missing()) }\n"]
        )
        let outcome = try toolchain.runTests(of: [try app()], tests: tests, target: target, mode: .swift6)
        #expect(outcome.run == nil)
        #expect(outcome.compilation.diagnostics.map(\.file) == [tests.sources[0].path])
        #expect(outcome.compilation.diagnostics.first?.line == 2)
    }

    @Test("A module imports those before it, and sees only what is public")
    func packages() throws {
        let common = try scratch.module(
            "Common",
            ["Common.swift": "public protocol Shown { var title: String { get } }\nstruct Hidden {}\n"]
        )
        let good = try scratch.module(
            "Feature",
            ["F.swift": "import Common\nstruct Row: Shown { let title = \"a\" }\n"]
        )
        let bad = try scratch.module("Feature2", ["F.swift": "import Common\nlet hidden = Hidden()\n"])
        #expect(try toolchain.compile([common, good], target: target, mode: .swift6).succeeded)
        let output = try toolchain.compile([common, good, bad], target: target, mode: .swift6)
        #expect(output.diagnostics.map(\.message) == ["cannot find 'Hidden' in scope"])
    }

    @Test("A package's target with resources has a bundle")
    func resourceBundle() throws {
        let source = "import Foundation\nlet title = String(localized: \"title\", bundle: .module)\n"
        let plain = try scratch.module("Plain", ["F.swift": source])
        #expect(try !toolchain.compile([plain], target: target, mode: .swift6).succeeded)
        let folder = scratch.folder.appendingPathComponent("Plain")
        let resources = folder.appendingPathComponent("Resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        let withResources = try SourceModule(packageTarget: "Plain", folder: folder)
        let output = try toolchain.compile([withResources], target: target, mode: .swift6)
        #expect(output.succeeded, "\(output.text)")
    }
}
