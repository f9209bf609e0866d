/// A value that is made when it is first asked for, by whichever thread asks, and kept.
package final class Deferred<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let lock = Lock()
    private nonisolated(unsafe) var made: Value?

    /// - Parameter make: May ask for other deferred values, but for none that asks for this one.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    package var value: Value {
        lock.withLock {
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
