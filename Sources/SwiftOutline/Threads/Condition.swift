import CLibrary

/// A lock with a value to wait for.
package final class Condition: @unchecked Sendable {
    private let lock = Lock()
    private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init() {
        signal.initialize(to: pthread_cond_t())
        pthread_cond_init(signal, nil)
    }

    deinit {
        pthread_cond_destroy(signal)
        signal.deallocate()
    }

    /// Runs `work` while no other thread has the lock, and lets those that wait look again.
    package func withLock<Result>(_ work: () -> Result) -> Result {
        lock.withLock {
            defer { pthread_cond_broadcast(signal) }
            return work()
        }
    }

    /// Waits until `find` has a value; the lock is free meanwhile.
    package func wait<Value>(_ find: () -> Value?) -> Value {
        lock.withLock {
            while true {
                if let value = find() { return value }
                pthread_cond_wait(signal, lock.mutex)
            }
        }
    }

    /// Waits until `find` has a value, at most some seconds.
    package func wait<Value>(seconds: Int, _ find: () -> Value?) -> Value? {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += seconds
        return lock.withLock {
            while true {
                if let value = find() { return value }
                if pthread_cond_timedwait(signal, lock.mutex, &end) == ETIMEDOUT { return find() }
            }
        }
    }
}
