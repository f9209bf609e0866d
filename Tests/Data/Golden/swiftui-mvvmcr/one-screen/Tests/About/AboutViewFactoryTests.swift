import Testing

@testable import Demo

@MainActor
struct AboutViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: AboutCoordinator
    private let factory: AboutViewFactory

    init() {
        let container = DependencyContainer()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = AboutCoordinator(parent: parent, dependencyContainer: container)
        factory = AboutViewFactory(dependencyContainer: container)
    }

    private func makeAbout() throws -> AboutViewModel {
        let view = factory.makeAboutView(coordinator: coordinator)
        return try #require(view as? AboutView).viewModel
    }

    @Test("about keeps its view model from one body to the next")
    func makesAbout() throws {
        let viewModel = try makeAbout()
        #expect(try makeAbout() === viewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeAbout()
        factory.clearCache()
        #expect(try makeAbout() !== rootViewModel)
    }
}
