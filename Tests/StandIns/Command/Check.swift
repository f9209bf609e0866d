import Foundation
import StandInToolchain

/// Compiles what was asked for in each mode, runs the tests, and prints what is wrong.
struct Check {
    let toolchain: StandInToolchain
    let options: Options

    func run() throws -> Bool {
        var isGood = true
        for mode in options.modes {
            let isGoodHere = options.tests.isEmpty ? try compile(mode) : try test(mode)
            isGood = isGood && isGoodHere
        }
        return isGood
    }

    private func compile(_ mode: LanguageMode) throws -> Bool {
        let start = Date()
        let output = try toolchain.compile(options.modules, target: options.version, mode: mode)
        report(output, mode: mode, since: start, tests: nil)
        return output.succeeded
    }

    private func test(_ mode: LanguageMode) throws -> Bool {
        let start = Date()
        let outcome = try toolchain.runTests(
            of: options.modules,
            tests: try SourceModule(name: "\(options.module)Tests", folders: options.tests),
            target: options.version,
            mode: mode
        )
        report(outcome.compilation, mode: mode, since: start, tests: outcome.run)
        return outcome.succeeded
    }

    private func report(_ output: CompilerOutput, mode: LanguageMode, since start: Date, tests: TestRun?) {
        if !output.succeeded { print(output.text) }
        if let tests, options.isVerbose || !tests.failed.isEmpty || !tests.finished { print(tests.text) }
        let files = options.modules.reduce(0) { $0 + $1.sources.count }
        var line = "\(mode.rawValue), iOS \(options.version), \(toolchain.frameworks): \(files) files"
        line += output.succeeded ? " compile" : ", \(output.diagnostics.count) diagnostics"
        if let tests {
            line += ", \(tests.passed.count) tests passed, \(tests.failed.count) failed"
            if !tests.finished { line += ", and the run did not come to its end" }
            for name in tests.failed { line += "\n  failed: \(name)" }
        }
        print(line + String(format: " (%.1f s)", Date().timeIntervalSince(start)))
    }
}
