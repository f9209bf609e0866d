import Testing

@testable import Demo

@MainActor
struct AboutAboutViewModelTests {
    private let coordinator: MockCoordinator
    private let viewModel: AboutAboutViewModel

    init() {
        coordinator = MockCoordinator()
        viewModel = AboutAboutViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return AboutAboutViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
