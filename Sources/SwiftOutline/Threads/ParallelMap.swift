import CLibrary

/// Maps independent elements on several threads.
///
/// Returns when all elements are done. The calling thread takes part; the others have a stack of 8 MB, which recursive readers
/// need. The body must not call `parallelMap`.
///
/// - Parameters:
///   - batch: The number of elements that a thread takes at a time. A shorter list is mapped on the calling thread.
///   - body: Called once for each element, on any thread.
/// - Returns: The results in the order of the elements.
/// - Throws: The error of the first element that has one.
package func parallelMap<Element: Sendable, Value: Sendable, Failure: Error>(
    _ elements: [Element],
    batch: Int = 1,
    _ body: @Sendable (Element) throws(Failure) -> Value
) throws(Failure) -> [Value] {
    let results = withoutActuallyEscaping(body) { body in
        let queue = BatchQueue(elements, batch) { element in
            Result { () throws(Failure) in try body(element) }
        }
        let threads = (1..<max(1, queue.threads)).compactMap { _ in Thread.start { queue.work() } }
        queue.work()
        for thread in threads { thread.join() }
        return queue.results
    }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for result in results { values.append(try result.get()) }
    return values
}

/// Distributes the batches of a list to threads and collects their results.
private final class BatchQueue<Element: Sendable, Value: Sendable>: @unchecked Sendable {
    private static var mostThreads: Int { 8 }

    private let elements: [Element]
    private let body: @Sendable (Element) -> Value
    private let batch: Int
    private let lock = Lock()
    private var next = 0
    private var finished: [[Value]]

    init(_ elements: [Element], _ batch: Int, _ body: @escaping @Sendable (Element) -> Value) {
        (self.elements, self.body) = (elements, body)
        self.batch = max(1, batch)
        finished = Array(repeating: [], count: (elements.count + self.batch - 1) / self.batch)
    }

    /// The number of threads, including the calling one.
    var threads: Int { min(finished.count, Self.mostThreads, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// The results in the order of the elements.
    var results: [Value] { finished.flatMap { $0 } }

    /// Maps batches until none is left.
    func work() {
        while let number = lock.withLock({ take() }) {
            let values = elements[(number * batch)..<min(elements.count, (number + 1) * batch)].map(body)
            lock.withLock { finished[number] = values }
        }
    }

    private func take() -> Int? {
        guard next < finished.count else { return nil }
        next += 1
        return next - 1
    }
}
