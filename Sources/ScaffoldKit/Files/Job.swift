/// A piece of work for another thread. The result is written by the one that does it, and read after that.
final class Job<Result: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Result
    private var errand: Errand?
    private var result: Result?

    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
    }

    /// Puts the work to other threads.
    func start() {
        let errand = Errand { self.result = self.work() }
        self.errand = errand
        Crew.own.take(errand)
    }

    /// Waits for a job that was started; if no thread has begun it, this one does it.
    func wait() {
        if let errand { Crew.own.wait(for: errand) }
    }

    /// The result, which is waited for; to be asked for once.
    func join() -> Result {
        wait()
        defer { result = nil }
        return result ?? work()
    }
}
