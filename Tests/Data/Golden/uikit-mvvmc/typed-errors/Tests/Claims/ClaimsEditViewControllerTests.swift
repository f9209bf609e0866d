import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsEditViewControllerTests {
    private let repository = MockClaimsRepository()
    private let viewController: ClaimsEditViewController

    init() {
        viewController = ClaimsEditViewController(
            viewModel: ClaimsEditViewModel(
                claimId: 26,
                getClaimUseCase: GetClaimUseCase(repository: repository),
                updateClaimUseCase: UpdateClaimUseCase(repository: repository),
                submitNoteUseCase: SubmitNoteUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "claims.edit.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
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
        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func entersWhatIsTyped() throws {
        viewController.loadViewIfNeeded()

        let titleField = try #require(viewController.view.find("claims.edit.title", as: UITextField.self))
        titleField.text = "Title 1"
        titleField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.title == "Title 1")

        let noteField = try #require(viewController.view.find("claims.edit.note", as: UITextField.self))
        noteField.text = "Note 1"
        noteField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.note == "Note 1")

        #expect(viewController.hasInput)
    }

    @Test func showsTheLoadedValues() async throws {
        let item = repository.getClaimResult
        viewController.loadViewIfNeeded()

        let titleField = try #require(viewController.view.find("claims.edit.title", as: UITextField.self))
        #expect(await eventually { titleField.text == item.title })

        let noteField = try #require(viewController.view.find("claims.edit.note", as: UITextField.self))
        #expect(await eventually { noteField.text == item.note })
    }

    @Test func goesToProgress() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showProgress()

        let opened = try #require(coordinator.navigationController.topViewController as? ClaimsProgressViewController)
        #expect(opened.viewModel.claimId == viewController.viewModel.claimId)
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
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
