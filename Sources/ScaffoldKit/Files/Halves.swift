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
    private static let threshold = 100_000

    /// In how many parts a list is cut: whichever thread has done one takes the next.
    private static let parts = 64

    /// The results, in the order of the elements.
    ///
    /// - Parameter weight: How much work an element is, so that the parts are about the same.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        weight: (Element) -> Int,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let weights = elements.map(weight)
        let total = weights.reduce(0, &+)
        guard total >= threshold else { return elements.map(transform) }
        let ranges = ranges(of: weights, about: total / parts)
        let queue = Turns(count: ranges.count)
        let work: @Sendable () -> [(turn: Int, results: [Result])] = {
            var done: [(turn: Int, results: [Result])] = []
            while let turn = queue.next() { done.append((turn, elements[ranges[turn]].map(transform))) }
            return done
        }
        let (own, others) = both(work, work)
        return (own + others).sorted { $0.turn < $1.turn }.flatMap(\.results)
    }

    /// Does two things at once.
    package static func both<First: Sendable, Second: Sendable>(
        _ first: () -> First,
        _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let job = Job(second)
        let isStarted = job.start()
        let own = first()
        return (own, (isStarted ? job.join() : nil) ?? second())
    }

    /// Cuts a list where its elements weigh enough together.
    private static func ranges(of weights: [Int], about size: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var (start, sum) = (0, 0)
        for (index, weight) in weights.enumerated() {
            sum &+= weight
            guard sum >= size || index == weights.count - 1 else { continue }
            ranges.append(start..<index + 1)
            (start, sum) = (index + 1, 0)
        }
        return ranges
    }
}

/// Hands out numbers, each to one thread.
private final class Turns: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let count: Int
    private var given = 0

    init(count: Int) {
        self.count = count
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func next() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard given < count else { return nil }
        given += 1
        return given - 1
    }
}

/// A piece of work on a thread of its own. The result is written by that thread alone, and read after it has ended.
private final class Job<Result: Sendable>: @unchecked Sendable {
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
