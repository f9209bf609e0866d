import Testing

@testable import Notes

@MainActor
struct NotesSettingsViewModelTests {
    private let coordinator: CoordinatorSpy
    private let viewModel: NotesSettingsViewModel

    init() {
        coordinator = CoordinatorSpy()
        viewModel = NotesSettingsViewModel(coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return NotesSettingsViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: NotesSettingsCoordinatorActions {}
}
