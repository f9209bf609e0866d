import Testing

@testable import Notes

@MainActor
struct NotesGalleryViewModelTests {
    private let coordinator: CoordinatorSpy
    private let viewModel: NotesGalleryViewModel

    init() {
        coordinator = CoordinatorSpy()
        viewModel = NotesGalleryViewModel(coordinator: coordinator)
    }

    @Test("closes what it was presented as")
    func closes() {
        viewModel.close()
        #expect(coordinator.calls == [.close])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return NotesGalleryViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: NotesGalleryCoordinatorActions {
        enum Call: Equatable {
            case close
        }

        private(set) var calls: [Call] = []

        func closeGallery(_ controller: AnyObject?) {
            calls.append(.close)
        }
    }
}
