import Testing

@testable import Demo

@MainActor
struct NotesGalleryViewModelTests {
    private let coordinator: MockCoordinator
    private let viewModel: NotesGalleryViewModel

    init() {
        coordinator = MockCoordinator()
        viewModel = NotesGalleryViewModel(coordinator: coordinator)
    }

    @Test("closes")
    func closes() {
        viewModel.close()
        #expect(coordinator.calls == [.close(.notesGallery)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return NotesGalleryViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
