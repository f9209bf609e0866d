import Combine
import UIKit

final class ClaimsAddViewController: BaseViewController<ClaimsAddViewModel>, NavigationConfigurable, InputScreen {
    // MARK: - UI Components
    private let formView = FormView()
    private let titleField = UITextField()
    private let noteField = UITextField()
    private lazy var submitButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "claims.add.createClaim")) { [weak self] _ in self?.submit() }
    )

    // MARK: - Properties
    weak var coordinator: ClaimsCoordinator?
    var hasInput: Bool { return formView.hasInput }
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "claims.add.title"))
            .style(.default)
            .build()
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        bindViewModel()
    }

    // MARK: - Setup Methods
    private func setupUI() {
        view.backgroundColor = .systemBackground
        view.addPinned(formView, above: view.keyboardLayoutGuide.topAnchor)
        formView.accessibilityIdentifier = "claims.add"
        formView.add(titleField, "title", title: String(localized: "claims.add.field.title")) { [weak self] in
            self?.viewModel.title = $0
        }
        formView.add(noteField, "note", title: String(localized: "claims.add.field.note")) { [weak self] in
            self?.viewModel.note = $0.isEmpty ? nil : $0
        }
        submitButton.accessibilityIdentifier = "claims.add.submit"
        navigationItem.rightBarButtonItem = submitButton
        showFields()
        showState()
    }

    private func bindViewModel() {
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
                self.coordinator?.finishAdd(self)
            }
            .store(in: &cancellables)
    }

    private func showFields() {
        titleField.text = viewModel.title
        noteField.text = viewModel.note
    }

    private func showState() {
        submitButton.isEnabled = viewModel.canSubmit
    }

    // MARK: - Actions
    private func showErrorAlert() {
        guard let message = viewModel.errorMessage else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }

    func submit() {
        Task { [viewModel] in await viewModel.submit() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockClaimsRepository()
    let viewModel = ClaimsAddViewModel(createClaimUseCase: CreateClaimUseCase(repository: repository))
    return UINavigationController(rootViewController: ClaimsAddViewController(viewModel: viewModel))
}
#endif
