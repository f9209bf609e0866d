import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsDetailViewControllerTests {
    private let repository = MockClaimsRepository()
    private let viewController: ClaimsDetailViewController

    init() {
        viewController = ClaimsDetailViewController(
            viewModel: ClaimsDetailViewModel(
                claimId: 26,
                getClaimUseCase: GetClaimUseCase(repository: repository),
                closeClaimUseCase: CloseClaimUseCase(repository: repository),
                removeClaimUseCase: RemoveClaimUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "claims.detail.title"))
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

    @Test func showsWhatAnActionBringsAfterAFailedLoad() async {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text != nil })
        repository.error = nil

        await viewController.viewModel.closeClaim()

        #expect(await eventually { message?.text == nil })
        #expect(viewController.viewModel.screenState == .content)
    }

    @Test func showsTheErrorOfAnActionAfterAFailedLoad() async {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text != nil })
        let error = ClaimError.unknown
        repository.error = error

        await viewController.viewModel.closeClaim()

        #expect(await eventually { message?.text == error.localizedDescription })
    }

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("claims.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let item = repository.getClaimResult
        let row = "claims.detail.title"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.title })
    }

    @Test func goesToEdit() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showEdit()

        let opened = try #require(coordinator.navigationController.topViewController as? ClaimsEditViewController)
        #expect(opened.viewModel.claimId == viewController.viewModel.claimId)
    }

    @Test func goesToProgress() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showProgress()

        let opened = try #require(coordinator.navigationController.topViewController as? ClaimsProgressViewController)
        #expect(opened.viewModel.claimId == viewController.viewModel.claimId)
    }

    @Test func closeClaimCallsTheViewModel() async {
        viewController.closeClaim()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func removeClaimCallsTheViewModel() async {
        viewController.removeClaim()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func asksBeforeRemoveClaim() throws {
        let navigationController = OnScreenNavigationController()
        navigationController.setViewControllers([viewController], animated: false)

        viewController.confirmRemoveClaim()

        let alert = try #require(navigationController.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(!repository.calls.contains { if case .removeClaim = $0 { return true } else { return false } })
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

        await viewController.viewModel.removeClaim()

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
