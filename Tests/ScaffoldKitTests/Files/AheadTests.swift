import Testing

@testable import ScaffoldKit

@Suite("A value that another thread works on")
struct AheadTests {
    @Test("is worked out once, whoever asks and however often")
    func once() {
        let tally = Tally()
        let ahead = Ahead { tally.next() }
        let (own, other) = Halves.both({ ahead.value }, { ahead.value })
        #expect([own, other, ahead.value] == [1, 1, 1])
    }

    @Test("may be left before it is there")
    func left() {
        let tally = Tally()
        for _ in 0..<20 { _ = Ahead { tally.next() } }
        #expect(Ahead { tally.next() }.value <= 21)
    }
}
