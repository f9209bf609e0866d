import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsViewControllerTests {
    private let repository = MockClaimsRepository()
    private let viewController: ClaimsViewController

    init() {
        viewController = ClaimsViewController(
            viewModel: ClaimsViewModel(
                getClaimsUseCase: GetClaimsUseCase(repository: repository),
                getClaimCountUseCase: GetClaimCountUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "claims.list.title"))
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

    @Test func showsTheErrorOfAnActionAfterAFailedLoad() async {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text != nil })
        let error = ClaimError.unknown
        repository.error = error

        await viewController.viewModel.getClaimCount()

        #expect(await eventually { message?.text == error.localizedDescription })
    }

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("claims.list", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsARowForEveryItem() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("claims.list", as: UITableView.self))

        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })
        #expect(viewController.tableView(tableView, numberOfRowsInSection: 0) == repository.getClaimsResult.count)
        let cell = viewController.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        let item = repository.getClaimsResult[0]
        #expect(content?.text == item.title)
    }

    @Test func loadsTheNextPageAtTheLastRow() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("claims.list", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 1 })
        #expect(await eventually { !viewController.viewModel.isLoading })

        for row in 0..<viewController.tableView(tableView, numberOfRowsInSection: 0) {
            let indexPath = IndexPath(row: row, section: 0)
            viewController.tableView(tableView, willDisplay: UITableViewCell(), forRowAt: indexPath)
        }

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func opensARow() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("claims.list", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let item = repository.getClaimsResult[0]
        let opened = try #require(coordinator.navigationController.topViewController as? ClaimsDetailViewController)
        #expect(opened.viewModel.claimId == item.id)
    }

    @Test func goesToAdd() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showAdd()

        _ = try #require(coordinator.navigationController.topViewController as? ClaimsAddViewController)
    }

    @Test func getClaimCountCallsTheViewModel() async {
        viewController.getClaimCount()

        #expect(await eventually { !repository.calls.isEmpty })
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
