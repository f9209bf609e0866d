import Foundation

/// Links a test module with what it tests, and runs it.
struct TestRunner {
    let tests: SourceModule
    let swiftc: URL
    let shell: Shell
    let folder: URL

    func run(objects: [String], library: StandInLibrary, timeout: TimeInterval) throws -> TestRun {
        let texts = try tests.sources.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        var run = TestRun()
        if texts.contains(where: { $0.contains("import Testing") }) {
            let program = try link(Self.swiftTestingEntry, name: "SwiftTesting", objects: objects, library: library)
            try addSwiftTesting(program, to: &run, timeout: timeout)
        }
        let cases = XCTestCases(in: texts)
        if !cases.isEmpty {
            let entry = cases.entryPoint(module: tests.name)
            let program = try link(entry, name: "XCTestRun", objects: objects, library: library)
            try addXCTest(program, to: &run, timeout: timeout)
        }
        return run
    }

    private func link(_ entry: String, name: String, objects: [String], library: StandInLibrary) throws -> URL {
        let source = folder.appendingPathComponent("\(name).swift")
        try Data(entry.utf8).write(to: source)
        let program = folder.appendingPathComponent(name)
        var flags = ["-module-name", "\(name)Main", "-parse-as-library", "-Onone", "-suppress-warnings"]
        flags += ["-swift-version", "5", "-I", folder.path, "-o", program.path, source.path]
        flags += library.compileFlags + library.linkFlags
        flags += objects.map { folder.appendingPathComponent("\($0).o").path }
        let result = try shell.run(swiftc, flags)
        guard result.status == 0 else { throw ToolchainError("the tests cannot be linked:\n\(result.output)") }
        return program
    }

    // MARK: - Swift Testing

    private static let swiftTestingEntry = """
        import Testing

        @main
        enum Runner {
            static func main() async {
                await Testing.__swiftPMEntryPoint() as Never
            }
        }
        """

    private func addSwiftTesting(_ program: URL, to run: inout TestRun, timeout: TimeInterval) throws {
        let events = folder.appendingPathComponent("events.jsonl")
        let result = try shell.run(
            program,
            ["--event-stream-output-path", events.path, "--event-stream-version", "0"],
            folder: folder,
            timeout: timeout
        )
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
