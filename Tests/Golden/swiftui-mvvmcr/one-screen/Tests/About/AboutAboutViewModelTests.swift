import Testing

@testable import Demo

@MainActor
struct AboutAboutViewModelTests {
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: AboutCoordinator
    private let viewModel: AboutAboutViewModel

    init() {
        container = DependencyContainer()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = AboutCoordinator(parent: parent, dependencyContainer: container)
        viewModel = AboutAboutViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: AboutCoordinator?
        let viewModel = {
            let coordinator = AboutCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return AboutAboutViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
