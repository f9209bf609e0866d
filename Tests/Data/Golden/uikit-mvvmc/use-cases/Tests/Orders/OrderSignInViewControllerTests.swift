import Testing
import UIKit

@testable import Demo

@MainActor
struct OrderSignInViewControllerTests {
    private let repository = MockOrdersRepository()
    private let viewController: OrderSignInViewController

    init() {
        viewController = OrderSignInViewController(
            viewModel: OrderSignInViewModel(loginUseCase: LoginUseCase(repository: repository))
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "orders.login.title"))
    }

    @Test func staysAboveTheKeyboard() {
        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func entersWhatIsTyped() throws {
        viewController.loadViewIfNeeded()

        let emailField = try #require(viewController.view.find("orders.login.email", as: UITextField.self))
        emailField.text = "email-1@example.com"
        emailField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.email == "email-1@example.com")

        let passwordField = try #require(viewController.view.find("orders.login.password", as: UITextField.self))
        passwordField.text = "Password 1"
        passwordField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.password == "Password 1")

        #expect(viewController.hasInput)
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        repository.error = NetworkError.noConnection

        viewController.viewModel.email = "email-1@example.com"
        viewController.viewModel.password = "Password 1"
        await viewController.viewModel.submit()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        coordinator.navigationController.setViewControllers([UIViewController(), viewController], animated: false)
        viewController.loadViewIfNeeded()

        viewController.viewModel.email = "email-1@example.com"
        viewController.viewModel.password = "Password 1"
        viewController.submit()

        #expect(await eventually { coordinator.navigationController.viewControllers.count == 1 })
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: OrdersCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> OrdersCoordinator {
        return OrdersCoordinator(
            navigationController: navigationController,
            container: OrdersDIContainer(appDIContainer: .shared)
        )
    }
}
