// MARK: - Notes

extension AppCoordinator {
    func makeNotesListViewModel() -> NotesListViewModel {
        refreshing(NotesListViewModel(repository: container.notesRepository, coordinator: self))
    }

    func makeNotesDetailViewModel(itemId: String) -> NotesDetailViewModel {
        refreshing(NotesDetailViewModel(itemId: itemId, repository: container.notesRepository, coordinator: self))
    }

    func makeNotesEditViewModel(itemId: String) -> NotesEditViewModel {
        asking(NotesEditViewModel(itemId: itemId, repository: container.notesRepository, coordinator: self))
    }

    func makeNotesCreateViewModel() -> NotesCreateViewModel {
        asking(NotesCreateViewModel(repository: container.notesRepository, coordinator: self))
    }

    func makeNotesGalleryViewModel() -> NotesGalleryViewModel {
        NotesGalleryViewModel(coordinator: self)
    }

    func makeNotesSettingsViewModel() -> NotesSettingsViewModel {
        NotesSettingsViewModel(coordinator: self)
    }
}
