import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsAddViewModelTests {
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private let repository: MockClaimsRepository
    private let coordinator: MockCoordinator
    private let viewModel: ClaimsAddViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = MockCoordinator()
        viewModel = ClaimsAddViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)

        let calls = repository.calls
        await viewModel.submit()
        #expect(repository.calls == calls)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.submit()
        #expect(repository.calls.last == .createClaim(claim: Claim(id: 0, title: title, note: note)))
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
        #expect(coordinator.calls == [.close(.claimsAdd), .refresh])
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        enterEverything()
        let before = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == before + 1)
    }

    @Test("shows an error, stops and stays open when the repository fails; a second try clears it")
    func showsError() async {
        enterEverything()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.submit()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return ClaimsAddViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    private func enterEverything() {
        viewModel.title = title
        viewModel.note = note
    }
}
