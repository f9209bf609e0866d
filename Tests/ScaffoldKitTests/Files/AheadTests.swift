import Testing

@testable import ScaffoldKit

@Suite("A value that another thread works on")
struct AheadTests {
    @Test("is worked out once, whoever asks and however often")
    func once() {
        let counter = Counter()
        let ahead = Ahead { counter.next() }
        let (own, other) = Halves.both({ ahead.value }, { ahead.value })
        #expect([own, other, ahead.value] == [1, 1, 1])
    }

    @Test("may be left before it is there")
    func left() {
        let counter = Counter()
        for _ in 0..<20 { _ = Ahead { counter.next() } }
        #expect(Ahead { counter.next() }.value <= 21)
    }
}

/// Counts what several threads do.
private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0

    func next() -> Int {
        lock.holding {
            count += 1
            return count
        }
    }
}
