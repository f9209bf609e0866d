import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsAddViewModelTests {
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private let service: MockClaimsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: ClaimsCoordinator
    private let viewModel: ClaimsAddViewModel

    init() {
        service = MockClaimsService()
        container = DependencyContainer()
        container.claimsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
        viewModel = ClaimsAddViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.title = " "
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
        #expect(service.calls.last == .createClaim(claim: Claim(id: 0, title: title, note: note)))
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
        coordinator.push(.add)
        await enterEverything()
        service.onCall = { throw ClaimError.unknown }
        await viewModel.submit()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.navigationStack.count == 1)

        service.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and what is beneath is loaded again")
    func closes() async {
        _ = coordinator.build(.list)
        coordinator.push(.add)
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.getClaims(page: 1)))
    }

    @Test("leaves open what has taken its place meanwhile")
    func closesOnlyItself() async {
        coordinator.push(.add)
        await enterEverything()
        service.onCall = { [coordinator] in
            coordinator.pop()
            coordinator.push(.list)
        }
        await viewModel.submit()
        #expect(coordinator.navigationStack.count == 1)
    }

    private func enterEverything() async {
        viewModel.title = title
        viewModel.note = note
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: ClaimsCoordinator?
        let viewModel = {
            let coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return ClaimsAddViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
