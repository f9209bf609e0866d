import Foundation
import SwiftUI
import Testing

@testable import Demo

@MainActor
struct NotesIntegrationTests {
    private let network: MockNetworkService
    private let coordinator: AppCoordinator

    init() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    @Test("list shows what the API sends, and leads on")
    func showsList() async throws {
        let answer: [Note] = Note.samples.reversed()
        try network.answer(getNotes(), with: answer.map { NoteDTO($0) })
        let viewModel = coordinator.makeNotesListViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        let item = answer[0]
        viewModel.didSelectNote(item)
        #expect(coordinator.path == NavigationPath([Route.notesDetail(itemId: item.id)]))
    }

    @Test("detail shows what the API sends, and leads on")
    func showsDetail() async throws {
        let itemId = "item-1"
        let answer = Note.samples[1]
        try network.answer(getNote(id: itemId), with: NoteDTO(answer))
        let viewModel = coordinator.makeNotesDetailViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)

        await viewModel.load()
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        viewModel.didTapEdit()
        #expect(coordinator.presented.map(\.route) == [Route.notesEdit(itemId: itemId)])
    }

    @Test("edit is made with what it is given, and closes")
    func showsEdit() async throws {
        let itemId = "item-1"
        coordinator.container.notesRepository = MockNotesRepository()
        let viewModel = coordinator.makeNotesEditViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)

        await viewModel.load()

        coordinator.navigate(to: .notesEdit(itemId: itemId))
        viewModel.title = "Title 2"
        viewModel.body = "Body 2"
        viewModel.isPinned = false
        viewModel.budget = Decimal(51)
        viewModel.reminder = Date(timeIntervalSince1970: 45)
        viewModel.state = .done

        coordinator.open(try #require(Route.notesList.link?.url))
        #expect(viewModel.pendingDiscard != nil)
        await viewModel.submit()
        #expect(coordinator.presented.isEmpty)
    }

    @Test("create is made with what it is given, and closes")
    func showsCreate() async throws {
        coordinator.container.notesRepository = MockNotesRepository()
        let viewModel = coordinator.makeNotesCreateViewModel()

        coordinator.navigate(to: .notesCreate)
        viewModel.title = "Title 2"
        viewModel.body = "Body 2"
        viewModel.isPinned = true
        viewModel.budget = Decimal(51)
        viewModel.reminder = Date(timeIntervalSince1970: 45)
        viewModel.state = .done

        coordinator.open(try #require(Route.notesList.link?.url))
        #expect(viewModel.pendingDiscard != nil)
        await viewModel.submit()
        #expect(coordinator.presented.isEmpty)
    }

    @Test("gallery is made with what it is given, and closes")
    func showsGallery() async throws {
        let viewModel = coordinator.makeNotesGalleryViewModel()

        coordinator.navigate(to: .notesGallery)
        viewModel.close()
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .notesList
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.notesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .notesList)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .notesDetail(itemId: "item-1")
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.notesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .notesList)
        #expect(coordinator.path == NavigationPath([route]))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens edit above what leads to it, in place of what is presented")
    func opensEdit() throws {
        let route: Route = .notesEdit(itemId: "item-1")
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.notesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .notesList)
        #expect(coordinator.path == NavigationPath([Route.notesDetail(itemId: "item-1")]))
        #expect(coordinator.presented.map(\.route) == [route])
    }

    @Test("a URL opens create, in place of what is presented")
    func opensCreate() throws {
        let route: Route = .notesCreate
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.notesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .notesList)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.map(\.route) == [route])
    }

    @Test("a URL opens settings, in place of what is presented")
    func opensSettings() throws {
        let route: Route = .notesSettings
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.notesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .notesList)
        #expect(coordinator.path == NavigationPath([route]))
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints

    private func getNotes() -> Endpoint {
        Endpoint(.get, "notes")
    }

    private func getNote(id: String) -> Endpoint {
        Endpoint(.get, "notes", id)
    }
}
