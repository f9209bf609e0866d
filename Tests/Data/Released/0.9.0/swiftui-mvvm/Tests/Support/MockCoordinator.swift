@testable import Demo

/// Goes nowhere, and remembers where it was sent.
@MainActor
final class MockCoordinator: Coordinator {
    enum Call: Equatable {
        case navigate(Route)
        case close(Route)
        case dismiss
        case pop
        case popToRoot
        case refresh
    }

    private(set) var calls: [Call] = []

    func navigate(to route: Route) {
        calls.append(.navigate(route))
    }

    func close(_ route: Route) {
        calls.append(.close(route))
    }

    func dismiss() {
        calls.append(.dismiss)
    }

    func pop() {
        calls.append(.pop)
    }

    func popToRoot() {
        calls.append(.popToRoot)
    }

    func refresh() async {
        calls.append(.refresh)
    }
}
