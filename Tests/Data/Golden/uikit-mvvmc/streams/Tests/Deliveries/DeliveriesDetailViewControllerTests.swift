import Testing
import UIKit

@testable import Demo

@MainActor
struct DeliveriesDetailViewControllerTests {
    private let repository = MockDeliveriesRepository()
    private let viewController: DeliveriesDetailViewController

    init() {
        viewController = DeliveriesDetailViewController(
            viewModel: DeliveriesDetailViewModel(
                deliveryId: 54,
                observeDeliveryUseCase: ObserveDeliveryUseCase(repository: repository),
                cancelDeliveryUseCase: CancelDeliveryUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "deliveries.detail.title"))
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
        let error = URLError(.timedOut)
        repository.error = error

        await viewController.viewModel.cancelDelivery()

        #expect(await eventually { message?.text == error.localizedDescription })
    }

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("deliveries.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let item = repository.observeDeliveryResult
        let row = "deliveries.detail.title"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.title })
    }

    @Test func goesToPosition() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showPosition()

        let opened = try #require(
            coordinator.navigationController.topViewController as? DeliveriesPositionViewController
        )
        #expect(opened.viewModel.deliveryId == viewController.viewModel.deliveryId)
    }

    @Test func cancelDeliveryCallsTheViewModel() async {
        viewController.cancelDelivery()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func asksBeforeCancelDelivery() throws {
        let navigationController = OnScreenNavigationController()
        navigationController.setViewControllers([viewController], animated: false)

        viewController.confirmCancelDelivery()

        let alert = try #require(navigationController.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(!repository.calls.contains { if case .cancelDelivery = $0 { return true } else { return false } })
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

        await viewController.viewModel.cancelDelivery()

        #expect(await eventually { coordinator.navigationController.viewControllers.count == 1 })
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: DeliveriesCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> DeliveriesCoordinator {
        return DeliveriesCoordinator(
            navigationController: navigationController,
            container: DeliveriesDIContainer(appDIContainer: .shared)
        )
    }
}
