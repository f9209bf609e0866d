import SwiftOutline

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What threads wait for under a lock until another tells them to look again.
final class Condition: @unchecked Sendable {
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        condition.initialize(to: pthread_cond_t())
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
    }

    /// Waits, and lets others have the lock meanwhile: for whoever holds it.
    func wait(under lock: Lock) { lock.wait(for: condition) }

    /// Wakes one of those that wait.
    func tellOne() { pthread_cond_signal(condition) }

    /// Wakes all that wait.
    func tellAll() { pthread_cond_broadcast(condition) }
}
