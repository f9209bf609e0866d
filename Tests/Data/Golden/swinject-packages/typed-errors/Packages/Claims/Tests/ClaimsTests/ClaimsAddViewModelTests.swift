import Foundation
import Testing

@testable import Claims

@MainActor
struct ClaimsAddViewModelTests {
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private let repository: MockClaimsRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: ClaimsAddViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = CoordinatorSpy()
        viewModel = ClaimsAddViewModel(
            interactor: ClaimsAddInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(repository.calls.isEmpty)

        await enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        #expect(repository.calls.last == .createClaim(claim: Claim(id: 0, title: title, note: note)))
        #expect(!viewModel.isSubmitting)
        #expect(viewModel.error == nil)
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await enterEverything()
        let calls = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == calls + 1)
    }

    @Test("shows an error, stops and stays open when the repository fails; a second try clears it")
    func showsError() async {
        await enterEverything()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.submit()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and has the others loaded again")
    func closes() async {
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.calls == [.close, .refresh])
    }

    private func enterEverything() async {
        viewModel.title = title
        viewModel.note = note
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return ClaimsAddViewModel(interactor: ClaimsAddInteractor(repository: repository), coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: ClaimsAddCoordinatorActions {
        enum Call: Equatable {
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func closeAdd(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
