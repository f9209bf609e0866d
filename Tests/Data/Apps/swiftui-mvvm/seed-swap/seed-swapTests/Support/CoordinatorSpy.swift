@testable import seed_swap

@MainActor
final class CoordinatorSpy: Coordinator {
    private(set) var selectedTab = AppTab.seeds
    private(set) var routes: [Route] = []

    func navigate(to route: Route, as style: PresentationStyle) {
        routes.append(route)
    }

    func pop(count: Int) {
        routes.removeLast(count)
    }

    func switchTab(to tab: AppTab) {
        selectedTab = tab
    }
}
