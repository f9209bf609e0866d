import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsAddViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockClaimsRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "claims.add.title"))
    }

    @Test func staysAboveTheKeyboard() {
        let viewController = makeViewController(MockClaimsRepository())

        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func entersTitle() throws {
        let viewController = makeViewController(MockClaimsRepository())
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("claims.add.title", as: UITextField.self))

        field.text = "Title 1"
        field.sendActions(for: .editingChanged)

        #expect(viewController.viewModel.title == "Title 1")
    }

    @Test func entersNote() throws {
        let viewController = makeViewController(MockClaimsRepository())
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("claims.add.note", as: UITextField.self))

        field.text = "Note 1"
        field.sendActions(for: .editingChanged)

        #expect(viewController.viewModel.note == "Note 1")
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let repository = MockClaimsRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        repository.error = NetworkError.noConnection

        viewController.viewModel.title = "Title 1"
        viewController.viewModel.note = "Note 1"
        await viewController.viewModel.submit()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let repository = MockClaimsRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        coordinator.navigationController.setViewControllers([UIViewController(), viewController], animated: false)
        viewController.loadViewIfNeeded()

        viewController.viewModel.title = "Title 1"
        viewController.viewModel.note = "Note 1"
        viewController.submit()

        #expect(await eventually { coordinator.navigationController.viewControllers.count == 1 })
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: ClaimsCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockClaimsRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockClaimsRepository) -> ClaimsAddViewController {
        return ClaimsAddViewController(
            viewModel: ClaimsAddViewModel(createClaimUseCase: CreateClaimUseCase(repository: repository))
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> ClaimsCoordinator {
        return ClaimsCoordinator(
            navigationController: navigationController,
            container: ClaimsDIContainer(appDIContainer: .shared)
        )
    }
}
