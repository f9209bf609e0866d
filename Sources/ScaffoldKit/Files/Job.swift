#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A piece of work on a thread of its own. The result is written by that thread alone, and read after it has ended.
final class Job<Result: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Result
    private var result: Result?
    private static var stackSize: Int { 8 << 20 }
    #if canImport(Darwin)
    private var thread: pthread_t?
    #else
    private var thread = pthread_t()
    #endif

    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
    }

    /// Whether the system gave a thread.
    func start() -> Bool {
        let box = Unmanaged.passRetained(Entry { [self] in result = work() })
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        // The reader goes as deep as the main thread's stack allows; other threads get less unless they ask for it.
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let code = pthread_create(
            &thread,
            &attributes,
            { entry in
                #if canImport(Darwin)
                Unmanaged<Entry>.fromOpaque(entry).takeRetainedValue().run()
                #else
                if let entry { Unmanaged<Entry>.fromOpaque(entry).takeRetainedValue().run() }
                #endif
                return nil
            },
            box.toOpaque()
        )
        if code != 0 { box.release() }
        return code == 0
    }

    /// Lets a job that was started go on without anybody who waits for it.
    func leave() {
        #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
        #else
        pthread_detach(thread)
        #endif
    }

    /// The result of a job that was started.
    func join() -> Result? {
        #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
        #else
        pthread_join(thread, nil)
        #endif
        return result
    }
}

private final class Entry {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
