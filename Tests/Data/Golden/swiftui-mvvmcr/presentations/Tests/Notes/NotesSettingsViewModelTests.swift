import Testing

@testable import Demo

@MainActor
struct NotesSettingsViewModelTests {
    private let service: MockNotesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: NotesCoordinator
    private let viewModel: NotesSettingsViewModel

    init() {
        service = MockNotesService()
        container = DependencyContainer()
        container.notesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = NotesSettingsViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: NotesCoordinator?
        let viewModel = {
            let coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return NotesSettingsViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
