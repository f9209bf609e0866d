import Testing

@testable import Demo

@MainActor
struct ClaimsViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: ClaimsCoordinator
    private let factory: ClaimsViewFactory

    init() {
        let container = DependencyContainer()
        container.claimsService = MockClaimsService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
        factory = ClaimsViewFactory(dependencyContainer: container)
    }

    private func makeList() throws -> ClaimsListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? ClaimsListView).viewModel
    }

    private func makeDetail(claimId: Int) throws -> ClaimsDetailViewModel {
        let view = factory.makeDetailView(claimId: claimId, coordinator: coordinator)
        return try #require(view as? ClaimsDetailView).viewModel
    }

    private func makeEdit(claimId: Int) throws -> ClaimsEditViewModel {
        let view = factory.makeEditView(claimId: claimId, coordinator: coordinator)
        return try #require(view as? ClaimsEditView).viewModel
    }

    private func makeAdd() throws -> ClaimsAddViewModel {
        let view = factory.makeAddView(coordinator: coordinator)
        return try #require(view as? ClaimsAddView).viewModel
    }

    private func makeProgress(claimId: Int) throws -> ClaimsProgressViewModel {
        let view = factory.makeProgressView(claimId: claimId, coordinator: coordinator)
        return try #require(view as? ClaimsProgressView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try makeList()
        #expect(try makeList() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let claimId = 26
        let viewModel = try makeDetail(claimId: claimId)
        #expect(viewModel.claimId == claimId)
        #expect(try makeDetail(claimId: claimId) === viewModel)
        let otherViewModel = try makeDetail(claimId: 27)
        #expect(otherViewModel !== viewModel)
    }

    @Test("edit keeps its view model from one body to the next")
    func makesEdit() throws {
        let claimId = 26
        let viewModel = try makeEdit(claimId: claimId)
        #expect(viewModel.claimId == claimId)
        #expect(try makeEdit(claimId: claimId) === viewModel)
        let otherViewModel = try makeEdit(claimId: 27)
        #expect(otherViewModel !== viewModel)
    }

    @Test("add keeps its view model from one body to the next")
    func makesAdd() throws {
        let viewModel = try makeAdd()
        #expect(try makeAdd() === viewModel)
    }

    @Test("progress keeps its view model from one body to the next")
    func makesProgress() throws {
        let claimId = 26
        let viewModel = try makeProgress(claimId: claimId)
        #expect(viewModel.claimId == claimId)
        #expect(try makeProgress(claimId: claimId) === viewModel)
        let otherViewModel = try makeProgress(claimId: 27)
        #expect(otherViewModel !== viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let claimId = 26
        let closableViewModel = try makeDetail(claimId: claimId)

        factory.keepViewModels(of: [.detail(claimId: claimId)])
        #expect(try makeDetail(claimId: claimId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try makeDetail(claimId: claimId) !== closableViewModel)
        #expect(try makeList() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        #expect(try makeList() !== rootViewModel)
    }
}
