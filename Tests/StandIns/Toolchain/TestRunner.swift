import Foundation

/// Runs linked tests and counts what passed and what failed.
struct TestRunner: Sendable {
    let programs: TestPrograms
    let sources: [StagedSources]
    let shell: Shell
    let folder: URL

    func run(only: String?, timeout: TimeInterval) throws -> TestRun {
        var run = TestRun()
        if let program = programs.swiftTesting {
            try addSwiftTesting(program, only: only, to: &run, timeout: timeout)
        }
        if let program = programs.xctest, only == nil { try addXCTest(program, to: &run, timeout: timeout) }
        for staged in sources { run.text = staged.restoringPaths(in: run.text) }
        return run
    }

    // MARK: - Swift Testing

    private func addSwiftTesting(_ program: URL, only: String?, to run: inout TestRun, timeout: TimeInterval) throws {
        let events = folder.appendingPathComponent("events-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: events) }
        var arguments = ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
        if let only { arguments += ["--filter", only] }
        let result = try shell.run(program, arguments, folder: folder, timeout: timeout)
        let stream = TestingEvents(text: (try? String(contentsOf: events, encoding: .utf8)) ?? "")
        run.text += result.output
        run.passed += stream.passed
        run.failed += stream.failed
        run.finished = run.finished && stream.isComplete && !result.timedOut
    }

    // MARK: - XCTest

    private func addXCTest(_ program: URL, to run: inout TestRun, timeout: TimeInterval) throws {
        let result = try shell.run(program, [], folder: folder, timeout: timeout)
        run.text += result.output
        var isComplete = false
        for line in result.output.split(separator: "\n") {
            if line.hasPrefix("Executed ") || line.contains("\t Executed ") { isComplete = true }
            guard line.hasPrefix("Test Case '"), let end = line.dropFirst(11).firstIndex(of: "'") else { continue }
            let name = String(line[line.index(line.startIndex, offsetBy: 11)..<end])
            if line.contains("' passed (") { run.passed.append(name) }
            if line.contains("' failed (") { run.failed.append(name) }
        }
        run.finished = run.finished && isComplete && !result.timedOut
    }
}
