import Testing
import UIKit

@testable import Demo

@MainActor
struct OrderSignInViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockOrdersRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "orders.login.title"))
    }

    @Test func staysAboveTheKeyboard() {
        let viewController = makeViewController(MockOrdersRepository())

        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func entersEmail() throws {
        let viewController = makeViewController(MockOrdersRepository())
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("orders.login.email", as: UITextField.self))

        field.text = "email-1@example.com"
        field.sendActions(for: .editingChanged)

        #expect(viewController.viewModel.email == "email-1@example.com")
    }

    @Test func entersPassword() throws {
        let viewController = makeViewController(MockOrdersRepository())
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("orders.login.password", as: UITextField.self))

        field.text = "Password 1"
        field.sendActions(for: .editingChanged)

        #expect(viewController.viewModel.password == "Password 1")
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let repository = MockOrdersRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        repository.error = NetworkError.noConnection

        viewController.viewModel.email = "email-1@example.com"
        viewController.viewModel.password = "Password 1"
        await viewController.viewModel.submit()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let repository = MockOrdersRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
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
        let viewController = makeViewController(MockOrdersRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockOrdersRepository) -> OrderSignInViewController {
        return OrderSignInViewController(
            viewModel: OrderSignInViewModel(loginUseCase: LoginUseCase(repository: repository))
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> OrdersCoordinator {
        return OrdersCoordinator(
            navigationController: navigationController,
            container: OrdersDIContainer(appDIContainer: .shared)
        )
    }
}
