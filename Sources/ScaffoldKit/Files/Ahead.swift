/// A value on which another thread works from now on, until somebody needs it.
///
/// Where nobody does, it is left to itself.
final class Ahead<Value: Sendable>: @unchecked Sendable {
    private let job: Job<Value>
    private let lock = Lock()
    private var known: Value?

    init(_ work: @escaping @Sendable () -> Value) {
        job = Job(work)
        job.start()
    }

    /// The value; whoever asks first waits for it.
    var value: Value {
        // Not under the lock: who waits does other things, which may ask for the value, too.
        job.wait()
        return lock.holding {
            let value = known ?? job.join()
            known = value
            return value
        }
    }
}
