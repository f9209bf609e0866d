#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Maps a list on two threads: this one and another.
package enum Halves {
    /// Below this weight a second thread costs more than it saves.
    private static let threshold = 500_000

    /// The results, in the order of the elements.
    ///
    /// - Parameter weight: How much work an element is, so that both threads get about the same.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        weight: (Element) -> Int,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let total = elements.reduce(0) { $0 &+ weight($1) }
        guard total >= threshold else { return elements.map(transform) }
        var (first, sum) = (0, 0)
        while first < elements.count, sum < total / 2 {
            sum &+= weight(elements[first])
            first += 1
        }
        let rest = Array(elements[first...])
        let job = Job { rest.map(transform) }
        let isStarted = job.start()
        let head = elements[..<first].map(transform)
        return head + (isStarted ? job.join() : rest.map(transform))
    }
}

/// A piece of work on a thread of its own. The result is written by that thread alone, and read after it has ended.
private final class Job<Result: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> [Result]
    private var results: [Result] = []
    private static var stackSize: Int { 8 << 20 }
    #if canImport(Darwin)
    private var thread: pthread_t?
    #else
    private var thread = pthread_t()
    #endif

    init(_ work: @escaping @Sendable () -> [Result]) {
        self.work = work
    }

    /// Whether the system gave a thread.
    func start() -> Bool {
        let box = Unmanaged.passRetained(Entry { [self] in results = work() })
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

    func join() -> [Result] {
        #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
        #else
        pthread_join(thread, nil)
        #endif
        return results
    }
}

private final class Entry {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
