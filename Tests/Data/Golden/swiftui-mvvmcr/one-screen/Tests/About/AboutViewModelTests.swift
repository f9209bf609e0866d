import Testing

@testable import Demo

@MainActor
struct AboutViewModelTests {
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: AboutCoordinator
    private let viewModel: AboutViewModel

    init() {
        container = DependencyContainer()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = AboutCoordinator(parent: parent, dependencyContainer: container)
        viewModel = AboutViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: AboutCoordinator?
        let viewModel = {
            let coordinator = AboutCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return AboutViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
