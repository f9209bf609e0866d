import Combine
import UIKit

final class FavoritesEditViewController: BaseViewController<FavoritesEditViewModel>,
    NavigationConfigurable,
    InputScreen
{
    // MARK: - UI Components
    private let formView = FormView()
    private let titleField = UITextField()
    private let noteField = UITextField()
    private lazy var submitButton = UIBarButtonItem(
        primaryAction: UIAction(
            title: String(localized: "favorites.edit.updateFavorite")
        ) { [weak self] _ in self?.submit() }
    )
    private lazy var stateView = StateView { [weak self] in self?.refresh() }

    // MARK: - Properties
    weak var coordinator: FavoritesCoordinator?
    var hasInput: Bool { return formView.hasInput }
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "favorites.edit.title"))
            .style(.default)
            .build()
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        bindViewModel()
        tasks.start { [viewModel] in await viewModel.loadInitialData() }
    }

    // MARK: - Setup Methods
    private func setupUI() {
        view.backgroundColor = .systemBackground
        view.addPinned(formView, above: view.keyboardLayoutGuide.topAnchor)
        formView.accessibilityIdentifier = "favorites.edit"
        formView.add(titleField, "title", title: String(localized: "favorites.edit.field.title")) { [weak self] in
            self?.viewModel.title = $0
        }
        formView.add(noteField, "note", title: String(localized: "favorites.edit.field.note")) { [weak self] in
            self?.viewModel.note = $0.isEmpty ? nil : $0
        }
        view.addPinned(stateView)
        submitButton.accessibilityIdentifier = "favorites.edit.submit"
        navigationItem.rightBarButtonItem = submitButton
        showFields()
        showState()
    }

    private func bindViewModel() {
        viewModel.$item
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.showFields() }
            .store(in: &cancellables)

        viewModel.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.showState() }
            .store(in: &cancellables)

        viewModel.$showError
            .receive(on: DispatchQueue.main)
            .sink { [weak self] showError in
                if showError { self?.showErrorAlert() }
            }
            .store(in: &cancellables)

        viewModel.$isFinished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isFinished in
                guard isFinished, let self else { return }
                self.coordinator?.finishEdit(self)
            }
            .store(in: &cancellables)
    }

    private func showFields() {
        titleField.text = viewModel.title
        noteField.text = viewModel.note
    }

    private func showState() {
        submitButton.isEnabled = viewModel.canSubmit
        stateView.show(viewModel.screenState)
    }

    // MARK: - Actions
    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }

    func submit() {
        Task { [viewModel] in await viewModel.submit() }
    }

    private func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockFavoritesRepository()
    let viewModel = FavoritesEditViewModel(
        itemId: "item-1",
        mode: .create,
        getFavoriteUseCase: GetFavoriteUseCase(repository: repository),
        updateFavoriteUseCase: UpdateFavoriteUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: FavoritesEditViewController(viewModel: viewModel))
}
#endif
