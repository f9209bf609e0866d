import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsAddViewControllerTests {
    private let repository = MockClaimsRepository()
    private let viewController: ClaimsAddViewController

    init() {
        viewController = ClaimsAddViewController(
            viewModel: ClaimsAddViewModel(createClaimUseCase: CreateClaimUseCase(repository: repository))
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "claims.add.title"))
    }

    @Test func staysAboveTheKeyboard() {
        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func entersWhatIsTyped() throws {
        viewController.loadViewIfNeeded()

        let titleField = try #require(viewController.view.find("claims.add.title", as: UITextField.self))
        titleField.text = "Title 1"
        titleField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.title == "Title 1")

        let noteField = try #require(viewController.view.find("claims.add.note", as: UITextField.self))
        noteField.text = "Note 1"
        noteField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.note == "Note 1")

        #expect(viewController.hasInput)
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        repository.error = NetworkError.noConnection

        viewController.viewModel.title = "Title 1"
        viewController.viewModel.note = "Note 1"
        await viewController.viewModel.submit()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
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
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> ClaimsCoordinator {
        return ClaimsCoordinator(
            navigationController: navigationController,
            container: ClaimsDIContainer(appDIContainer: .shared)
        )
    }
}
