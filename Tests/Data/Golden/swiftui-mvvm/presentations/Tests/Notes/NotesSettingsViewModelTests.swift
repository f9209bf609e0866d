import Testing

@testable import Demo

@MainActor
struct NotesSettingsViewModelTests {
    private let coordinator: MockCoordinator
    private let viewModel: NotesSettingsViewModel

    init() {
        coordinator = MockCoordinator()
        viewModel = NotesSettingsViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return NotesSettingsViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
