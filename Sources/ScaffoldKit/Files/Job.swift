/// A piece of work on another thread. The result is written by that thread alone, and read after it has been told of.
final class Job<Result: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Result
    private let isDone = Signal()
    private var result: Result?

    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
    }

    /// Whether the system gave a thread.
    func start() -> Bool {
        Worker.start {
            self.result = self.work()
        } then: {
            self.isDone.give()
        }
    }

    /// The result of a job that was started; to be asked for once.
    func join() -> Result? {
        isDone.take()
        defer { result = nil }
        return result
    }
}
