import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsEditViewModelTests {
    private let claimId: Int = 26
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private let service: MockClaimsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: ClaimsCoordinator
    private let viewModel: ClaimsEditViewModel

    init() {
        service = MockClaimsService()
        container = DependencyContainer()
        container.claimsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
        viewModel = ClaimsEditViewModel(claimId: claimId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("fills in what is there, once")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.title == service.getClaimResult.title)
        #expect(viewModel.note == service.getClaimResult.note)

        #expect(!viewModel.hasInput)
        await viewModel.loadData()
        #expect(service.calls == [.getClaim(id: claimId)])
    }

    @Test("shows an error and stops loading when the service fails; a retry clears it")
    func showsLoadingError() async {
        service.onCall = { throw ClaimError.unknown }
        await viewModel.loadData()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        service.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    // MARK: - Submitting

    @Test("does not send what it has not filled in yet")
    func waitsForWhatIsThere() async {
        viewModel.title = title
        viewModel.note = note
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(service.calls.isEmpty)
    }

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
        #expect(service.calls.last == .updateClaim(claim: Claim(id: claimId, title: title, note: note)))
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
        coordinator.push(.edit(claimId: claimId))
        await enterEverything()
        service.onCall = { throw SendError.unfinished }
        await viewModel.submit()
        #expect(viewModel.error is SendError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.navigationStack.count == 1)

        service.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and what is beneath is loaded again")
    func closes() async {
        _ = coordinator.build(.list)
        coordinator.push(.edit(claimId: claimId))
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.navigationStack.isEmpty)
        #expect(service.calls.contains(.getClaims(page: 1)))
    }

    @Test("leaves open what has taken its place meanwhile")
    func closesOnlyItself() async {
        coordinator.push(.edit(claimId: claimId))
        await enterEverything()
        service.onCall = { [coordinator] in
            coordinator.pop()
            coordinator.push(.list)
        }
        await viewModel.submit()
        #expect(coordinator.navigationStack.count == 1)
    }

    private func enterEverything() async {
        await viewModel.loadData()
        viewModel.title = title
        viewModel.note = note
    }

    @Test("submit note: tells the service and loads again")
    func submitNote() async {
        let note = "Note 1"
        _ = coordinator.build(.list)
        await viewModel.submitNote(note: note)
        #expect(service.calls.first == .submitNote(claimId: claimId, note: note))
        #expect(service.calls.contains(.getClaims(page: 1)))
    }

    @Test("submit note: shows an error when the service fails; a second try clears it")
    func showsErrorOfSubmitNote() async {
        await viewModel.loadData()
        service.onCall = { throw SendError.unfinished }
        await viewModel.submitNote(note: "Note 1")
        #expect(viewModel.error is SendError)
        #expect(!viewModel.isLoading)

        service.onCall = {}
        await viewModel.submitNote(note: "Note 1")
        #expect(viewModel.error == nil)
    }

    @Test("submit note: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsSubmitNoteOnce() async {
        service.onCall = { [service, viewModel] in
            #expect(viewModel.isWorking)
            service.onCall = {}
            await viewModel.submitNote(note: "Note 1")
        }
        await viewModel.submitNote(note: "Note 1")
        #expect(!viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .submitNote = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens progress")
    func showsProgress() {
        viewModel.showProgress()
        let expectedRoute = ClaimsRoute.progress(claimId: claimId)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: ClaimsCoordinator?
        let viewModel = {
            let coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return ClaimsEditViewModel(claimId: claimId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
