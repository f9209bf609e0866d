import Testing
@testable import Bakehouse

struct OvensReducerTests {
    @Test func findsTheHottest() {
        var state = OvensState()
        let ovens = [Oven(id: 1, name: "North", degrees: 240), Oven(id: 2, name: "South", degrees: 210)]
        _ = OvensReducer(fetch: { ovens }).reduce(&state, .loaded(ovens))
        #expect(state.hottest?.id == 1)
    }
}
