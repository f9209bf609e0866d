import SwiftOutline
import Testing

@testable import ScaffoldKit

@Suite("A value that is worked out when somebody asks")
struct OnDemandTests {
    @Test("is worked out once, whoever asks and however often; and never, if nobody does")
    func once() {
        let tally = Tally()
        let value = OnDemand { tally.next() }
        #expect(tally.count == 0)
        let (own, other) = Halves.both({ value.value }, { value.value })
        #expect([own, other, value.value, tally.count] == [1, 1, 1, 1])
    }
}
