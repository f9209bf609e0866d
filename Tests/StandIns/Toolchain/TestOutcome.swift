/// What became of compiling and running a module's tests.
public struct TestOutcome: Sendable {
    public let compilation: CompilerOutput

    /// The run; `nil` if something did not compile.
    public let run: TestRun?

    public init(compilation: CompilerOutput, run: TestRun?) {
        self.compilation = compilation
        self.run = run
    }

    /// Whether everything compiled and at least one test ran and none failed.
    public var succeeded: Bool {
        guard let run else { return false }
        return run.finished && run.failed.isEmpty && !run.passed.isEmpty
    }
}

/// One run of tests.
public struct TestRun: Sendable {
    /// The names of the tests that passed, and of those that failed, as the libraries print them.
    public internal(set) var passed: [String] = []
    public internal(set) var failed: [String] = []

    /// Whether the run came to its end: it did not crash and did not take too long.
    public internal(set) var finished = true

    /// What the tests printed.
    public internal(set) var text = ""

    public var count: Int { passed.count + failed.count }
}
