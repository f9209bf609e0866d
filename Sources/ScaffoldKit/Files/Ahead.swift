import SwiftOutline

/// A value on which another thread works from now on, until somebody needs it.
///
/// Where nobody does, it is left to itself.
package final class Ahead<Value: Sendable>: Sendable {
    private let job: Job<Value>
    private let result: OnDemand<Value>

    package init(_ work: @escaping @Sendable () -> Value) {
        let job = Job(work)
        self.job = job
        result = OnDemand { job.join() }
        job.start()
    }

    /// The value; whoever asks first waits for it.
    package var value: Value {
        // Before the result is asked for: who waits does other things, which may ask for the value, too.
        job.wait()
        return result.value
    }
}
