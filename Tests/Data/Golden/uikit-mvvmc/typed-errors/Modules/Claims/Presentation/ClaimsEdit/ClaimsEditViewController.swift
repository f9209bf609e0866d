import Combine
import UIKit

final class ClaimsEditViewController: BaseViewController<ClaimsEditViewModel>, NavigationConfigurable, InputScreen {
    // MARK: - UI Components
    private let formView = FormView()
    private let titleField = UITextField()
    private let noteField = UITextField()
    private lazy var submitButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "claims.edit.updateClaim")) { [weak self] _ in self?.submit() }
    )
    private lazy var stateView = StateView { [weak self] in self?.refresh() }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: ClaimsCoordinator?
    var hasInput: Bool { return formView.hasInput }
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "claims.edit.title"))
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
        formView.accessibilityIdentifier = "claims.edit"
        formView.add(titleField, "title", title: String(localized: "claims.edit.field.title")) { [weak self] in
            self?.viewModel.title = $0
        }
        formView.add(noteField, "note", title: String(localized: "claims.edit.field.note")) { [weak self] in
            self?.viewModel.note = $0.isEmpty ? nil : $0
        }
        view.addPinned(stateView)
        submitButton.accessibilityIdentifier = "claims.edit.submit"
        navigationItem.rightBarButtonItems = [submitButton, optionsButton]
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

        viewModel.$isWorking
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.optionsButton.isEnabled = !$0 }
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
    func showProgress() {
        coordinator?.showProgress(claimId: viewModel.claimId)
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction(title: String(localized: "claims.progress.title")) { [weak self] _ in
                self?.showProgress()
            }
        )
        button.accessibilityIdentifier = "claims.edit.options"
        return button
    }

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
    let repository = MockClaimsRepository()
    let viewModel = ClaimsEditViewModel(
        claimId: 26,
        getClaimUseCase: GetClaimUseCase(repository: repository),
        updateClaimUseCase: UpdateClaimUseCase(repository: repository),
        submitNoteUseCase: SubmitNoteUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: ClaimsEditViewController(viewModel: viewModel))
}
#endif
