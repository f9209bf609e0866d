import Testing

@testable import ScaffoldKit

@Suite("A value that is worked out when somebody asks")
struct OnDemandTests {
    @Test("is worked out once, whoever asks and however often; and never, if nobody does")
    func once() {
        final class Counter: @unchecked Sendable {
            private let lock = Lock()
            private(set) var count = 0
            func next() -> Int {
                lock.holding {
                    count += 1
                    return count
                }
            }
        }
        let counter = Counter()
        let value = OnDemand { counter.next() }
        #expect(counter.count == 0)
        let (own, other) = Halves.both({ value.value }, { value.value })
        #expect([own, other, value.value, counter.count] == [1, 1, 1, 1])
    }
}
