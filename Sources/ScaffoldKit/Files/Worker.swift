#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread that does one piece of work after the other.
///
/// A new thread often begins on the processor of the one that starts it, and waits there until the system moves it, which takes a tenth of
/// the time that lint takes. A thread that has done something stays where it was.
final class Worker: @unchecked Sendable {
    /// The threads that wait for work: which of them does something makes no difference to anybody.
    private static let idle = Idle()
    private static let stackSize = 8 << 20

    private let signal = Signal()
    private var errand: Errand?

    private struct Errand {
        let work: @Sendable () -> Void
        let tell: @Sendable () -> Void
    }

    private init() {}

    /// Lets a thread do something: one that waits for work, or a new one.
    ///
    /// - Parameter tell: Tells of it when it is done; the thread takes new work from then on.
    /// - Returns: Whether the system gave a thread.
    static func start(_ work: @escaping @Sendable () -> Void, then tell: @escaping @Sendable () -> Void) -> Bool {
        let waiting = idle.take()
        let worker = waiting ?? Worker()
        guard waiting != nil || worker.begin() else { return false }
        worker.errand = Errand(work: work, tell: tell)
        worker.signal.give()
        return true
    }

    /// Starts the thread, which never ends.
    private func begin() -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        // The reader goes as deep as the main thread's stack allows; other threads get less unless they ask for it.
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let own = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread,
            &attributes,
            { worker in
                #if canImport(Darwin)
                Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue().run()
                #else
                if let worker { Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue().run() }
                #endif
                return nil
            },
            own.toOpaque()
        )
        if code != 0 { own.release() }
        return code == 0
    }

    private func run() {
        Heap.grow(by: Heap.some)
        while true {
            signal.take()
            guard let errand else { continue }
            self.errand = nil
            errand.work()
            Self.idle.put(self)
            errand.tell()
        }
    }
}

/// Threads that have nothing to do.
private final class Idle: @unchecked Sendable {
    private let lock = Lock()
    private var workers: [Worker] = []

    func take() -> Worker? { lock.holding { workers.popLast() } }

    func put(_ worker: Worker) { lock.holding { workers.append(worker) } }
}
