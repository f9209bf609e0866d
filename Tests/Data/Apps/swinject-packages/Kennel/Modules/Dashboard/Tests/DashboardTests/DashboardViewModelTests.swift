import Testing

@testable import Dashboard

@MainActor
struct DashboardViewModelTests {
    @Test func tapsStartTheFlows() {
        let coordinator = Actions()
        let viewModel = DashboardViewModel(coordinator: coordinator)
        viewModel.dogsTapped()
        viewModel.walksTapped()
        #expect(coordinator.flows == ["dogs", "walks"])
    }
}

@MainActor
private final class Actions: DashboardCoordinatorActions {
    private(set) var flows: [String] = []

    func showDogs() { flows.append("dogs") }
    func showWalks() { flows.append("walks") }
}
