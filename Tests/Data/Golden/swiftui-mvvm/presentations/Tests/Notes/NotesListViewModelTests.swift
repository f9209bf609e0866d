import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesListViewModelTests {
    private let repository: MockNotesRepository
    private let coordinator: MockCoordinator
    private let viewModel: NotesListViewModel

    init() {
        repository = MockNotesRepository()
        coordinator = MockCoordinator()
        viewModel = NotesListViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .getNotes)
        #expect(viewModel.items == repository.getNotesResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        #expect(repository.calls == calls)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("a cancelled load shows no error")
    func ignoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }

    @Test("refreshes what has been loaded, and nothing before")
    func refreshes() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)

        await viewModel.load()
        repository.getNotesResult = [Note.samples[1]]
        await viewModel.refresh()
        #expect(viewModel.items == repository.getNotesResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getNotesResult
        let newer = [Note.samples[1]]
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            repository.getNotesResult = newer
            await viewModel.refresh()
            repository.getNotesResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.items == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        #expect(viewModel.items == repository.getNotesResult)
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
    }

    @Test("opens detail for a row")
    func opensDetail() {
        let item = repository.getNotesResult[1]
        viewModel.didSelectNote(item)
        #expect(coordinator.calls == [.navigate(.notesDetail(itemId: item.id))])
    }

    @Test("opens create")
    func opensCreate() {
        viewModel.didTapCreate()
        #expect(coordinator.calls == [.navigate(.notesCreate)])
    }

    @Test("opens gallery")
    func opensGallery() {
        viewModel.didTapGallery()
        #expect(coordinator.calls == [.navigate(.notesGallery)])
    }

    @Test("opens settings")
    func opensSettings() {
        viewModel.didTapSettings()
        #expect(coordinator.calls == [.navigate(.notesSettings)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return NotesListViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
