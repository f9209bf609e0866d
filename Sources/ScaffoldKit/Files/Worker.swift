#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Starts threads.
enum Worker {
    private static let stackSize = 8 << 20

    /// What a new thread is given.
    private final class Start {
        let work: () -> Void

        init(_ work: @escaping () -> Void) {
            self.work = work
        }
    }

    /// Starts a thread that nobody waits for.
    ///
    /// - Returns: Whether the system gave one.
    static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        // The reader goes as deep as the main thread's stack allows; other threads get less unless they ask for it.
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        Processors.keepAway(&attributes)
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let start = Unmanaged.passRetained(Start(work))
        let code = pthread_create(
            &thread,
            &attributes,
            { start in
                #if canImport(Darwin)
                Worker.run(start)
                #else
                if let start { Worker.run(start) }
                #endif
                return nil
            },
            start.toOpaque()
        )
        if code != 0 { start.release() }
        return code == 0
    }

    private static func run(_ start: UnsafeMutableRawPointer) {
        Heap.grow(by: Heap.some)
        Unmanaged<Start>.fromOpaque(start).takeRetainedValue().work()
    }
}
