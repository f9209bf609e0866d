import Testing

@testable import Demo

@MainActor
struct ViewModelCacheTests {
    private final class ViewModel: Refreshable {
        private(set) var refreshes = 0

        func refresh() async {
            refreshes += 1
        }
    }

    @Test("makes one view model for each route")
    func makesOnce() {
        let cache = ViewModelCache<String>()
        let first = cache.viewModel(for: "first") { ViewModel() }
        #expect(cache.viewModel(for: "first") { ViewModel() } === first)
        #expect(cache.viewModel(for: "second") { ViewModel() } !== first)
    }

    @Test("lets go of all but the routes that are open")
    func keepsSome() {
        let cache = ViewModelCache<String>()
        let first = cache.viewModel(for: "first") { ViewModel() }
        let second = cache.viewModel(for: "second") { ViewModel() }
        cache.keep(["second", "third"])
        #expect(cache.viewModel(for: "first") { ViewModel() } !== first)
        #expect(cache.viewModel(for: "second") { ViewModel() } === second)
    }

    @Test("refreshes what it keeps, and nothing after it was emptied")
    func refreshesAll() async {
        let cache = ViewModelCache<String>()
        let viewModel = cache.viewModel(for: "first") { ViewModel() }
        await cache.refresh()
        #expect(viewModel.refreshes == 1)

        cache.removeAll()
        await cache.refresh()
        #expect(viewModel.refreshes == 1)
    }
}
