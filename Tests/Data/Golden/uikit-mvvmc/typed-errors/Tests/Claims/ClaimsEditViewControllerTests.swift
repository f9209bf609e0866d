import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsEditViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockClaimsRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "claims.edit.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        let repository = MockClaimsRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil })
        repository.error = nil

        let button = try #require(viewController.view.find("state.retry", as: UIButton.self))
        button.sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
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
        let field = try #require(viewController.view.find("claims.edit.title", as: UITextField.self))

        field.text = "Title 1"
        field.sendActions(for: .editingChanged)

        #expect(viewController.viewModel.title == "Title 1")
    }

    @Test func showsTheLoadedTitle() async throws {
        let repository = MockClaimsRepository()
        let item = repository.getClaimResult
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("claims.edit.title", as: UITextField.self))

        #expect(await eventually { field.text == item.title })
    }

    @Test func entersNote() throws {
        let viewController = makeViewController(MockClaimsRepository())
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("claims.edit.note", as: UITextField.self))

        field.text = "Note 1"
        field.sendActions(for: .editingChanged)

        #expect(viewController.viewModel.note == "Note 1")
    }

    @Test func showsTheLoadedNote() async throws {
        let repository = MockClaimsRepository()
        let item = repository.getClaimResult
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("claims.edit.note", as: UITextField.self))

        #expect(await eventually { field.text == item.note })
    }

    @Test func goesToProgress() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockClaimsRepository())
        viewController.coordinator = coordinator

        viewController.showProgress()

        let opened = try #require(coordinator.navigationController.topViewController as? ClaimsProgressViewController)
        #expect(opened.viewModel.claimId == viewController.viewModel.claimId)
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let repository = MockClaimsRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let repository = MockClaimsRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        coordinator.navigationController.setViewControllers([UIViewController(), viewController], animated: false)
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })

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
    private func makeViewController(_ repository: MockClaimsRepository) -> ClaimsEditViewController {
        return ClaimsEditViewController(
            viewModel: ClaimsEditViewModel(
                claimId: 26,
                getClaimUseCase: GetClaimUseCase(repository: repository),
                updateClaimUseCase: UpdateClaimUseCase(repository: repository),
                submitNoteUseCase: SubmitNoteUseCase(repository: repository)
            )
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> ClaimsCoordinator {
        return ClaimsCoordinator(
            navigationController: navigationController,
            container: ClaimsDIContainer(appDIContainer: .shared)
        )
    }
}
