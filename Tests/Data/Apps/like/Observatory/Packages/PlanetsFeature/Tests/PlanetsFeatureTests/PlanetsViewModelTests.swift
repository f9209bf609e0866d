import Testing
@testable import PlanetsFeature

@MainActor
struct PlanetsViewModelTests {
    @Test func searches() async {
        let viewModel = PlanetsViewModel(load: { ["Mars", "Saturn"] })
        await viewModel.reload()
        viewModel.search = "Ma"
        #expect(viewModel.found == ["Mars"])
    }
}
