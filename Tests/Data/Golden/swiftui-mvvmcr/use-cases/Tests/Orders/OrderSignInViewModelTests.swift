import Foundation
import Testing

@testable import Demo

@MainActor
struct OrderSignInViewModelTests {
    private let email = "email-2@example.com"
    private let password = "Password 2"
    private let service: MockOrdersService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: OrdersCoordinator
    private let viewModel: OrderSignInViewModel

    init() {
        service = MockOrdersService()
        container = DependencyContainer()
        container.ordersService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
        viewModel = OrderSignInViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.email = " "
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.password = " "
        #expect(!viewModel.isValid)

        let calls = service.calls
        await viewModel.submit()
        #expect(service.calls == calls)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await enterEverything()
        service.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        #expect(service.calls.last == .login(email: email, password: password))
        #expect(!viewModel.isSubmitting)
        #expect(viewModel.error == nil)
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await enterEverything()
        let calls = service.calls.count
        service.onCall = { [service, viewModel] in
            service.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(service.calls.count == calls + 1)
    }

    @Test("shows an error, stops and stays open when the service fails; a second try clears it")
    func showsError() async {
        coordinator.push(.login)
        await enterEverything()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.navigationStack.count == 1)

        service.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and what is beneath is loaded again")
    func closes() async {
        _ = coordinator.build(.list)
        coordinator.push(.login)
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.getOrders))
    }

    @Test("leaves open what has taken its place meanwhile")
    func closesOnlyItself() async {
        coordinator.push(.login)
        await enterEverything()
        service.onCall = { [coordinator] in
            coordinator.pop()
            coordinator.push(.list)
        }
        await viewModel.submit()
        #expect(coordinator.navigationStack.count == 1)
    }

    private func enterEverything() async {
        viewModel.email = email
        viewModel.password = password
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: OrdersCoordinator?
        let viewModel = {
            let coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return OrderSignInViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
