#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What one thread waits for and another gives.
final class Signal: @unchecked Sendable {
    private let lock = Lock()
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isGiven = false

    init() {
        condition.initialize(to: pthread_cond_t())
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
    }

    func give() {
        lock.holding {
            isGiven = true
            pthread_cond_signal(condition)
        }
    }

    /// Waits for the signal, and takes it: the next one to wait waits for another.
    func take() {
        lock.holding {
            while !isGiven { lock.wait(for: condition) }
            isGiven = false
        }
    }
}
