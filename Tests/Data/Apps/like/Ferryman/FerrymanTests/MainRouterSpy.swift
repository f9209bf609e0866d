@testable import Ferryman

final class MainRouterSpy: MainRouting {
    private(set) var routes: [SceneName] = []

    func routeToMenu() {}

    func routeToListCrossings() {
        routes.append(.listCrossings)
    }

    func routeToListPiers() {
        routes.append(.listPiers)
    }

    func routeToShowTicket(crossingID: String) {
        routes.append(.showTicket)
    }
}
