import Foundation
import StandInToolchain
import Testing

/// What the tool writes compiles without a warning, and the tests that it writes pass.
///
/// `SCAFFOLD_SKIP_SLOW=1` leaves this out.
@Suite(.enabled(if: Proof.runs, "SCAFFOLD_SKIP_SLOW is set"))
struct CompileTests {
    @Test("an app compiles without a warning, and its tests pass", arguments: Setting.all)
    func compiles(_ setting: Setting) async throws {
        do {
            try await proveUnlessKnown(setting)
        } catch {
            await Figures.shared.finish()
            throw error
        }
        await Figures.shared.finish()
    }

    private func proveUnlessKnown(_ setting: Setting) async throws {
        guard let problem = KnownProblem.of(setting) else { return try await prove(setting) }
        print("proof: \(setting.testDescription): may fail, as \(problem.reason)")
        await withKnownIssue("\(problem.reason)", isIntermittent: true) { try await prove(setting) }
    }

    private func prove(_ setting: Setting) async throws {
        let app = try await Apps.shared.app(for: setting)
        let toolchain = try Proof.toolchain()
        await Figures.shared.head(toolchain.frameworks)
        #expect(app.layout.modules.reduce(0) { $0 + $1.sources.count } > 0)
        #expect(app.layout.tests.reduce(0) { $0 + $1.sources.count } > 0)
        let (outcome, seconds) = try await Slots.shared.run {
            let start = Date()
            let result = try compiled(app, in: setting, toolchain: toolchain)
            return (result, Date().timeIntervalSince(start))
        }
        check(outcome, in: setting)
        guard outcome.compilation.succeeded else { return }
        await Figures.shared.add(
            setting,
            specs: app.modules,
            files: app.layout.fileCount,
            tests: outcome.run?.passed.count ?? 0,
            seconds: seconds
        )
    }

    private func compiled(_ app: GeneratedApp, in setting: Setting, toolchain: StandInToolchain) throws -> TestOutcome {
        let layout = app.layout
        guard setting.runsTests, toolchain.frameworks == "stand-ins" else {
            let modules = layout.modules + layout.tests.map { $0.in(setting.mode.forTests) }
            return TestOutcome(
                compilation: try toolchain.compile(modules, target: setting.target, mode: setting.mode),
                run: nil
            )
        }
        let build = try toolchain.build(layout.modules, tests: layout.tests, target: setting.target, mode: setting.mode)
        return TestOutcome(compilation: build.compilation, run: try build.run(timeout: 300))
    }

    private func check(_ outcome: TestOutcome, in setting: Setting) {
        let output = outcome.compilation
        #expect(output.succeeded, "\(summary(of: output))")
        guard setting.runsTests, let run = outcome.run else { return }
        #expect(run.finished, "\(run.text.suffix(4000))")
        #expect(run.failed.isEmpty, "\(run.failed.joined(separator: "\n"))\n\(run.text.suffix(12000))")
        #expect(run.passed.count > 0)
    }

    /// The compiler's diagnostics, or its whole text where there are none to read.
    private func summary(of output: CompilerOutput) -> String {
        let lines = output.diagnostics.map(\.description)
        return lines.isEmpty ? output.text : lines.joined(separator: "\n")
    }
}
