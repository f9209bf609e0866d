@testable import Demo

/// Stands in for the coordinator that opens other features, and remembers what it was to open.
@MainActor
final class RouteRecorder: BaseCoordinator, AppRouteHandler {
    private(set) var routes: [AppRoute] = []

    func handle(_ route: AppRoute) {
        routes.append(route)
    }
}
