import Testing

@testable import Demo

@MainActor
struct NotesViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: NotesCoordinator
    private let factory: NotesViewFactory

    init() {
        let container = DependencyContainer()
        container.notesService = MockNotesService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
        factory = NotesViewFactory(dependencyContainer: container)
    }

    private func listViewModel() throws -> NotesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? NotesListView).viewModel
    }

    private func detailViewModel(itemId: String) throws -> NotesDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? NotesDetailView).viewModel
    }

    private func editViewModel(itemId: String) throws -> NotesEditViewModel {
        let view = factory.makeEditView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? NotesEditView).viewModel
    }

    private func createViewModel() throws -> NotesCreateViewModel {
        let view = factory.makeCreateView(coordinator: coordinator)
        return try #require(view as? NotesCreateView).viewModel
    }

    private func galleryViewModel() throws -> NotesGalleryViewModel {
        let view = factory.makeGalleryView(coordinator: coordinator)
        return try #require(view as? NotesGalleryView).viewModel
    }

    private func settingsViewModel() throws -> NotesSettingsViewModel {
        let view = factory.makeSettingsView(coordinator: coordinator)
        return try #require(view as? NotesSettingsView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try listViewModel()
        #expect(try listViewModel() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let itemId: String = "item-1"
        let viewModel = try detailViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try detailViewModel(itemId: itemId) === viewModel)
        let otherViewModel = try detailViewModel(itemId: "item-2")
        #expect(otherViewModel !== viewModel)
    }

    @Test("edit keeps its view model from one body to the next")
    func makesEdit() throws {
        let itemId: String = "item-1"
        let viewModel = try editViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try editViewModel(itemId: itemId) === viewModel)
        let otherViewModel = try editViewModel(itemId: "item-2")
        #expect(otherViewModel !== viewModel)
    }

    @Test("create keeps its view model from one body to the next")
    func makesCreate() throws {
        let viewModel = try createViewModel()
        #expect(try createViewModel() === viewModel)
    }

    @Test("gallery keeps its view model from one body to the next")
    func makesGallery() throws {
        let viewModel = try galleryViewModel()
        #expect(try galleryViewModel() === viewModel)
    }

    @Test("settings keeps its view model from one body to the next")
    func makesSettings() throws {
        let viewModel = try settingsViewModel()
        #expect(try settingsViewModel() === viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try listViewModel()
        let itemId: String = "item-1"
        let closableViewModel = try detailViewModel(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        #expect(try detailViewModel(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try detailViewModel(itemId: itemId) !== closableViewModel)
        #expect(try listViewModel() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try listViewModel()
        factory.clearCache()
        #expect(try listViewModel() !== rootViewModel)
    }
}
