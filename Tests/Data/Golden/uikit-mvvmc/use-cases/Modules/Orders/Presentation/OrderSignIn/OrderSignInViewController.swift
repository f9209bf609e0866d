import Combine
import UIKit

final class OrderSignInViewController: BaseViewController<OrderSignInViewModel>, NavigationConfigurable, InputScreen {
    // MARK: - UI Components
    private let formView = FormView()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private lazy var submitButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "orders.login.login")) { [weak self] _ in self?.submit() }
    )

    // MARK: - Properties
    weak var coordinator: OrdersCoordinator?
    var hasInput: Bool { return formView.hasInput }
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "orders.login.title"))
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
        formView.accessibilityIdentifier = "orders.login"
        formView.add(emailField, "email", title: String(localized: "orders.login.field.email")) { [weak self] in
            self?.viewModel.email = $0
        }
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .emailAddress
        emailField.autocapitalizationType = .none
        formView.add(
            passwordField,
            "password",
            title: String(localized: "orders.login.field.password")
        ) { [weak self] in
            self?.viewModel.password = $0
        }
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        submitButton.accessibilityIdentifier = "orders.login.submit"
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
                self.coordinator?.finishLogin(self)
            }
            .store(in: &cancellables)
    }

    private func showFields() {
        emailField.text = viewModel.email
        passwordField.text = viewModel.password
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
    let repository = MockOrdersRepository()
    let viewModel = OrderSignInViewModel(loginUseCase: LoginUseCase(repository: repository))
    return UINavigationController(rootViewController: OrderSignInViewController(viewModel: viewModel))
}
#endif
