import Testing

@testable import Demo

@MainActor
struct AboutViewModelTests {
    private let coordinator: MockCoordinator
    private let viewModel: AboutViewModel

    init() {
        coordinator = MockCoordinator()
        viewModel = AboutViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return AboutViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
