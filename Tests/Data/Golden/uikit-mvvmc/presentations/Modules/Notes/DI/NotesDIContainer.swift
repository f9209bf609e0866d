import UIKit

// MARK: - Notes Factory Protocols
@MainActor
protocol NotesFactoryProtocol {
    func makeNotesViewModel() -> NotesViewModel
    func makeNotesViewController() -> NotesViewController
    func makeNotesDetailViewModel(itemId: String) -> NotesDetailViewModel
    func makeNotesDetailViewController(itemId: String) -> NotesDetailViewController
    func makeNotesEditViewModel(itemId: String) -> NotesEditViewModel
    func makeNotesEditViewController(itemId: String) -> NotesEditViewController
    func makeNotesCreateViewModel() -> NotesCreateViewModel
    func makeNotesCreateViewController() -> NotesCreateViewController
    func makeNotesGalleryViewModel() -> NotesGalleryViewModel
    func makeNotesGalleryViewController() -> NotesGalleryViewController
    func makeNotesSettingsViewModel() -> NotesSettingsViewModel
    func makeNotesSettingsViewController() -> NotesSettingsViewController
}

@MainActor
protocol NotesCoordinatorFactory {
    func makeNotesFlowCoordinator(navigationController: UINavigationController) -> NotesCoordinator
}

// MARK: - Notes DI Container
@MainActor
final class NotesDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var getNotesUseCase: GetNotesUseCaseProtocol =
        GetNotesUseCase(repository: notesRepository)
    private lazy var getNoteUseCase: GetNoteUseCaseProtocol =
        GetNoteUseCase(repository: notesRepository)
    private lazy var updateNoteUseCase: UpdateNoteUseCaseProtocol =
        UpdateNoteUseCase(repository: notesRepository)
    private lazy var createNoteUseCase: CreateNoteUseCaseProtocol =
        CreateNoteUseCase(repository: notesRepository)

    // MARK: - Data Layer
    private(set) lazy var notesRepository: NotesRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockNotesRepository() }
        #endif
        return NotesRepositoryImpl(remoteDataSource: notesRemoteDataSource)
    }()
    private lazy var notesRemoteDataSource: NotesRemoteDataSourceProtocol =
        NotesRemoteDataSource(networkService: appDIContainer.makeNetworkService())
}

// MARK: - Coordinator Factory
extension NotesDIContainer: NotesCoordinatorFactory {
    func makeNotesFlowCoordinator(navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension NotesDIContainer: NotesFactoryProtocol {
    func makeNotesViewModel() -> NotesViewModel {
        return NotesViewModel(getNotesUseCase: getNotesUseCase)
    }

    func makeNotesViewController() -> NotesViewController {
        return NotesViewController(viewModel: makeNotesViewModel())
    }

    func makeNotesDetailViewModel(itemId: String) -> NotesDetailViewModel {
        return NotesDetailViewModel(itemId: itemId, getNoteUseCase: getNoteUseCase)
    }

    func makeNotesDetailViewController(itemId: String) -> NotesDetailViewController {
        return NotesDetailViewController(viewModel: makeNotesDetailViewModel(itemId: itemId))
    }

    func makeNotesEditViewModel(itemId: String) -> NotesEditViewModel {
        return NotesEditViewModel(itemId: itemId, getNoteUseCase: getNoteUseCase, updateNoteUseCase: updateNoteUseCase)
    }

    func makeNotesEditViewController(itemId: String) -> NotesEditViewController {
        return NotesEditViewController(viewModel: makeNotesEditViewModel(itemId: itemId))
    }

    func makeNotesCreateViewModel() -> NotesCreateViewModel {
        return NotesCreateViewModel(createNoteUseCase: createNoteUseCase)
    }

    func makeNotesCreateViewController() -> NotesCreateViewController {
        return NotesCreateViewController(viewModel: makeNotesCreateViewModel())
    }

    func makeNotesGalleryViewModel() -> NotesGalleryViewModel {
        return NotesGalleryViewModel()
    }

    func makeNotesGalleryViewController() -> NotesGalleryViewController {
        return NotesGalleryViewController(viewModel: makeNotesGalleryViewModel())
    }

    func makeNotesSettingsViewModel() -> NotesSettingsViewModel {
        return NotesSettingsViewModel()
    }

    func makeNotesSettingsViewController() -> NotesSettingsViewController {
        return NotesSettingsViewController(viewModel: makeNotesSettingsViewModel())
    }
}
