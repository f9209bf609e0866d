import CLibrary

/// A thread with a stack for recursive readers.
package struct Thread {
    private static let stackSize = 8 << 20

    private let thread: pthread_t

    /// Starts work on a new thread.
    ///
    /// - Returns: `nil` if the system refuses a thread; the caller then does the work.
    package static func start(_ work: @escaping @Sendable () -> Void) -> Thread? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let context = Unmanaged.passRetained(Work(run: work))
        #if canImport(Darwin)
        var thread: pthread_t?
        let code = pthread_create(&thread, &attributes, { Work.run($0) }, context.toOpaque())
        if code == 0, let thread { return Thread(thread: thread) }
        #else
        var thread = pthread_t()
        let code = pthread_create(&thread, &attributes, { $0.flatMap { Work.run($0) } }, context.toOpaque())
        if code == 0 { return Thread(thread: thread) }
        #endif
        context.release()
        return nil
    }

    /// Waits until the work is done.
    package func join() { pthread_join(thread, nil) }

    /// The body of a thread, as an object for the system's `void *`.
    private final class Work {
        private let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }

        static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }
    }
}
