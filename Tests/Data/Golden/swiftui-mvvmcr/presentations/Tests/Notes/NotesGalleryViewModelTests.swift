import Testing

@testable import Demo

@MainActor
struct NotesGalleryViewModelTests {
    private let service: MockNotesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: NotesCoordinator
    private let viewModel: NotesGalleryViewModel

    init() {
        service = MockNotesService()
        container = DependencyContainer()
        container.notesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = NotesGalleryViewModel(coordinator: coordinator)
    }

    @Test("closes what it was presented as")
    func closes() {
        coordinator.present(.gallery, fullScreen: true)
        viewModel.close()
        #expect(coordinator.presentedFullScreen == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: NotesCoordinator?
        let viewModel = {
            let coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return NotesGalleryViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
