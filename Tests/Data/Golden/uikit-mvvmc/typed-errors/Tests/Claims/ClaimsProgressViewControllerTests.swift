import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsProgressViewControllerTests {
    private let repository = MockClaimsRepository()
    private let viewController: ClaimsProgressViewController

    init() {
        viewController = ClaimsProgressViewController(
            viewModel: ClaimsProgressViewModel(
                claimId: 26,
                observeProgressUseCase: ObserveProgressUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "claims.progress.title"))
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

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("claims.progress", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let item = repository.observeProgressResult
        let row = "claims.progress.remark"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.remark })
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
