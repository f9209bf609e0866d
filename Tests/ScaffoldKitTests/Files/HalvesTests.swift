import Testing

@testable import ScaffoldKit

@Suite("Work on two threads")
struct HalvesTests {
    @Test("results come in the order of the elements, whoever did which", arguments: [0, 1, 2, 63, 64, 65, 1000])
    func order(count: Int) {
        let elements = Array(0..<count)
        #expect(Halves.map(elements, weight: { _ in 10_000_000 }) { $0 * 2 } == elements.map { $0 * 2 })
    }

    @Test("weights only say where to cut: one element may weigh all there is, and others nothing")
    func weights() {
        let elements = Array(0..<100)
        for heavy in [0, 50, 99] {
            #expect(Halves.map(elements, weight: { $0 == heavy ? 1_000_000 : 0 }) { $0 } == elements)
        }
    }

    @Test("two things are done at once, each giving its own")
    func both() {
        let (first, second) = Halves.both({ (0..<1000).reduce(0, +) }, { "second" })
        #expect(first == 499_500)
        #expect(second == "second")
    }

    @Test("each thread makes results of what it has of its own, in the order of the elements", arguments: [0, 1, 1000])
    func own(count: Int) {
        let elements = Array(0..<count)
        let results = Halves.map(elements, weight: { _ in 10_000_000 }) {
            "\($0)"
        } there: {
            let counter = Counter()
            return { element in
                counter.count += 1
                return "\(element)"
            }
        }
        #expect(results == elements.map { "\($0)" })
    }

    @Test("one thread does what is little, and the other prepares nothing")
    func little() {
        let results = Halves.map([1, 2, 3], weight: { _ in 1 }) {
            $0 * 2
        } there: {
            Issue.record("prepared for nothing")
            return { $0 }
        }
        #expect(results == [2, 4, 6])
    }
}

/// What is for one thread alone.
private final class Counter {
    var count = 0
}
