public import Foundation

/// Tests that have been compiled and linked, to be run whole or in parts.
public struct TestBuild: Sendable {
    public let compilation: CompilerOutput
    private let runner: TestRunner?
    private let folder: WorkFolder

    init(compilation: CompilerOutput, runner: TestRunner?, folder: WorkFolder) {
        self.compilation = compilation
        self.runner = runner
        self.folder = folder
    }

    /// Runs the tests; `nil` if something did not compile.
    ///
    /// - Parameters:
    ///   - only: A regular expression that the identifiers of the tests of Swift Testing must contain; XCTest's tests are
    ///     then left out.
    ///   - timeout: Seconds; a run that is not over by then is ended and counts as failed.
    public func run(only: String? = nil, timeout: TimeInterval = 120) throws -> TestRun? {
        try runner?.run(only: only, timeout: timeout)
    }
}

/// A folder for one compilation, deleted when nobody needs it any more.
final class WorkFolder: Sendable {
    let url: URL

    init(in parent: URL) throws {
        url = parent.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
