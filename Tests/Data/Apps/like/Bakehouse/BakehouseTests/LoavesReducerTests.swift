import Testing
@testable import Bakehouse

struct LoavesReducerTests {
    @Test func showsLoaves() {
        var state = LoavesState()
        let loaf = Loaf(id: 1, name: "Rye", grams: 750)
        _ = LoavesReducer(fetch: { [loaf] }).reduce(&state, .loaded([loaf]))
        #expect(state.loaves == .done([loaf]))
    }
}
