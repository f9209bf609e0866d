import Foundation
import StandInToolchain
import TestSupport
import Testing

/// One app, to be compiled with warnings as errors in one mode for one system, its tests with it.
struct AppProof: Sendable {
    let style: String
    /// What it is called in what is printed.
    let name: String
    let layout: AppLayout
    let target: IOSVersion
    let mode: LanguageMode
    var runsTests = true

    struct Result: Sendable {
        let outcome: TestOutcome
        let seconds: Double
    }

    /// Compiles the app and runs its tests; what goes wrong is recorded.
    ///
    /// - Parameter specs: The specs whose modules the app has, for the figures.
    func check(specs: [String], at place: SourceLocation = #_sourceLocation) async throws {
        Figures.shared.head(try Proof.toolchain().frameworks)
        #expect(layout.modules.reduce(0) { $0 + $1.sources.count } > 0, sourceLocation: place)
        #expect(layout.tests.reduce(0) { $0 + $1.sources.count } > 0, sourceLocation: place)
        let result = try await result()
        let complaints = complaints(about: result.outcome)
        if complaints.isEmpty {
            Figures.shared.add(self, specs: specs, result: result)
        } else {
            Figures.shared.addFailure(of: self)
            Issue.record("\(name): \(complaints.joined(separator: "\n"))", sourceLocation: place)
        }
    }

    /// What goes wrong when the app is compiled and its tests are run, one complaint each.
    func complaints() async throws -> [String] {
        complaints(about: try await result().outcome)
    }

    private func result() async throws -> Result {
        let toolchain = try Proof.toolchain()
        return try await Slots.shared.run {
            let start = Date()
            let outcome = try compiled(with: toolchain)
            return Result(outcome: outcome, seconds: Date().timeIntervalSince(start))
        }
    }

    /// Tests are compiled where they are run: where the frameworks behave without a device, with the stand-ins. With an SDK they
    /// are only compiled.
    private func compiled(with toolchain: StandInToolchain) throws -> TestOutcome {
        guard toolchain.frameworks == "stand-ins" else {
            let modules = try Self.publicPackages() + layout.modules + layout.tests.map { $0.in(mode.forTests) }
            return TestOutcome(compilation: try toolchain.compile(modules, target: target, mode: mode), run: nil)
        }
        guard runsTests else {
            return TestOutcome(compilation: try toolchain.compile(layout.modules, target: target, mode: mode), run: nil)
        }
        let build = try toolchain.build(layout.modules, tests: layout.tests, target: target, mode: mode)
        return TestOutcome(compilation: build.compilation, run: try build.run(timeout: 300))
    }

    /// What apps import that no SDK has: the stand-in takes its place beside the real SDK, too.
    private static func publicPackages() throws -> [SourceModule] {
        let folder = Repository.standIns.appendingPathComponent("Swinject")
        return [try SourceModule(name: "Swinject", folders: [folder], mode: .swift6)]
    }

    private func complaints(about outcome: TestOutcome) -> [String] {
        guard outcome.compilation.succeeded else {
            let lines = outcome.compilation.diagnostics.map(\.description)
            // Where there is no diagnostic to read, the compiler's whole text.
            return lines.isEmpty ? ["does not compile:\n" + outcome.compilation.text] : lines
        }
        guard let run = outcome.run else { return [] }
        if !run.finished { return ["the tests do not come to an end:\n\(run.text.suffix(4000))"] }
        if !run.failed.isEmpty { return run.failed.map { "the test \($0) fails" } + ["\(run.text.suffix(12000))"] }
        return run.passed.isEmpty ? ["there are no tests"] : []
    }
}
