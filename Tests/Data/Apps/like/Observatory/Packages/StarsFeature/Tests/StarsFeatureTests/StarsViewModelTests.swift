import Testing
@testable import StarsFeature

@MainActor
struct StarsViewModelTests {
    @Test func sorts() async {
        let viewModel = StarsViewModel(load: { ["Vega", "Altair"] })
        await viewModel.reload()
        #expect(viewModel.stars == ["Altair", "Vega"])
    }
}
