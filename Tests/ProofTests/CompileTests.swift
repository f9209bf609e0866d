import TestSupport
import Testing

/// What the tool writes compiles without a warning, and the tests that it writes pass.
@Suite(.slow)
struct CompileTests {
    @Test("an app compiles without a warning, and its tests pass", arguments: Setting.all)
    func compiles(_ setting: Setting) async throws {
        try await KnownProblem.allowing(.setting(setting), in: setting.style) {
            let app = try await Apps.shared.app(for: setting)
            let proof = AppProof(
                style: setting.style,
                name: setting.testDescription,
                layout: app.layout,
                target: setting.target,
                mode: setting.mode,
                runsTests: setting.runsTests
            )
            try await proof.check(specs: app.modules)
        }
    }
}
