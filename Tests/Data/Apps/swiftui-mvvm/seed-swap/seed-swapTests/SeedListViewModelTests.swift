import Foundation
import Testing

@testable import seed_swap

@MainActor
struct SeedListViewModelTests {
    @Test func loadsTheSeedsOfTheMonth() async {
        let viewModel = SeedListViewModel(repository: SeedsInMemory(), coordinator: nil)
        viewModel.month = "June"
        await viewModel.load()
        #expect(viewModel.seeds.map(\.sowing) == ["June"])
        #expect(viewModel.error == nil)
    }

    @Test func pushesTheSeedThatIsSelected() {
        let coordinator = CoordinatorSpy()
        let viewModel = SeedListViewModel(repository: SeedsInMemory(), coordinator: coordinator)
        let seed = Seed(id: UUID(), name: "Kale", sowing: "April")
        viewModel.select(seed)
        #expect(coordinator.routes == [.seed(seed)])
    }
}
