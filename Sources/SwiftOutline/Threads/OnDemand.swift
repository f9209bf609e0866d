/// A value that whoever asks for it first works out; others wait for it meanwhile.
package final class OnDemand<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private let lock = Lock()
    private var known: Value?

    /// - Parameter work: Works it out, on one thread: who waits for others does what they ask for meanwhile, which might be this value.
    package init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
    }

    package var value: Value {
        lock.holding {
            if let known { return known }
            let value = work()
            known = value
            return value
        }
    }
}
