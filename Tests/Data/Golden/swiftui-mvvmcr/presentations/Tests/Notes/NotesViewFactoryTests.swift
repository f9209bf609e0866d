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

    private func makeList() throws -> NotesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? NotesListView).viewModel
    }

    private func makeDetail(itemId: String) throws -> NotesDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? NotesDetailView).viewModel
    }

    private func makeEdit(itemId: String) throws -> NotesEditViewModel {
        let view = factory.makeEditView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? NotesEditView).viewModel
    }

    private func makeCreate() throws -> NotesCreateViewModel {
        let view = factory.makeCreateView(coordinator: coordinator)
        return try #require(view as? NotesCreateView).viewModel
    }

    private func makeGallery() throws -> NotesGalleryViewModel {
        let view = factory.makeGalleryView(coordinator: coordinator)
        return try #require(view as? NotesGalleryView).viewModel
    }

    private func makeSettings() throws -> NotesSettingsViewModel {
        let view = factory.makeSettingsView(coordinator: coordinator)
        return try #require(view as? NotesSettingsView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try makeList()
        #expect(try makeList() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let itemId = "item-1"
        let viewModel = try makeDetail(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try makeDetail(itemId: itemId) === viewModel)
        let otherViewModel = try makeDetail(itemId: "item-2")
        #expect(otherViewModel !== viewModel)
    }

    @Test("edit keeps its view model from one body to the next")
    func makesEdit() throws {
        let itemId = "item-1"
        let viewModel = try makeEdit(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try makeEdit(itemId: itemId) === viewModel)
        let otherViewModel = try makeEdit(itemId: "item-2")
        #expect(otherViewModel !== viewModel)
    }

    @Test("create keeps its view model from one body to the next")
    func makesCreate() throws {
        let viewModel = try makeCreate()
        #expect(try makeCreate() === viewModel)
    }

    @Test("gallery keeps its view model from one body to the next")
    func makesGallery() throws {
        let viewModel = try makeGallery()
        #expect(try makeGallery() === viewModel)
    }

    @Test("settings keeps its view model from one body to the next")
    func makesSettings() throws {
        let viewModel = try makeSettings()
        #expect(try makeSettings() === viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let itemId = "item-1"
        let closableViewModel = try makeDetail(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        #expect(try makeDetail(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try makeDetail(itemId: itemId) !== closableViewModel)
        #expect(try makeList() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        #expect(try makeList() !== rootViewModel)
    }
}
