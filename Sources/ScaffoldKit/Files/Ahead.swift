/// A value on which another thread works from now on, until somebody needs it.
///
/// Where nobody does, it is left to itself.
final class Ahead<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private let job: Job<Value>
    private let isStarted: Bool
    private let lock = Lock()
    private var known: Value?

    init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
        job = Job(work)
        isStarted = job.start()
    }

    /// The value; whoever asks first waits for it.
    var value: Value {
        lock.holding {
            if let known { return known }
            let value = (isStarted ? job.join() : nil) ?? work()
            known = value
            return value
        }
    }
}
