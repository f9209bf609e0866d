import SwiftOutline

/// Maps a list on two threads: this one and another.
package enum Halves {
    /// Below this weight a second thread costs more than it saves.
    private static let threshold = 100_000

    /// In how many parts a list is cut: whichever thread has done one takes the next.
    private static let parts = 256

    /// The results, in the order of the elements.
    ///
    /// - Parameter weight: How much work an element is, so that the parts are about the same.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        weight: (Element) -> Int,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        map(elements, weight: weight, here: transform, there: { transform })
    }

    /// The results, in the order of the elements, where each of the threads works with something of its own.
    ///
    /// - Parameters:
    ///   - weight: How much work an element is, so that the parts are about the same.
    ///   - own: Makes a result on this thread.
    ///   - other: Makes a result on the other thread, out of what that has prepared; only asked for where there are two.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        weight: (Element) -> Int,
        here own: (Element) -> Result,
        there other: @escaping @Sendable () -> (Element) -> Result
    ) -> [Result] {
        let weights = elements.map(weight)
        return isMuch(weights) ? shared(elements, weights, own, other) : elements.map(own)
    }

    private static func isMuch(_ weights: [Int]) -> Bool { weights.reduce(0, &+) >= threshold }

    private static func shared<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        _ weights: [Int],
        _ own: (Element) -> Result,
        _ other: @escaping @Sendable () -> (Element) -> Result
    ) -> [Result] {
        let ranges = ranges(of: weights, about: weights.reduce(0, &+) / parts)
        let queue = Turns(count: ranges.count)
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            let slots = Slots(buffer)
            let work: @Sendable (Int, (Element) -> Result) -> Void = { first, transform in
                var turn: Int? = first
                while let range = turn.map({ ranges[$0] }) {
                    for index in range { slots.fill(index, with: transform(elements[index])) }
                    turn = queue.next()
                }
            }
            _ = both(
                { if let first = queue.next() { work(first, own) } },
                // Whoever comes when all is given away prepares nothing.
                { if let first = queue.next() { work(first, other()) } }
            )
            count = elements.count
        }
    }

    /// Does two things at once.
    package static func both<First: Sendable, Second: Sendable>(
        _ first: () -> First,
        _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let job = Job(second)
        job.start()
        let own = first()
        return (own, job.join())
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
    private let lock = Lock()
    private let count: Int
    private var given = 0

    init(count: Int) {
        self.count = count
    }

    func next() -> Int? {
        lock.holding {
            guard given < count else { return nil }
            given += 1
            return given - 1
        }
    }
}
