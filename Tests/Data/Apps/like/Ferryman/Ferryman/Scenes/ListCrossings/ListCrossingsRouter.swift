import Foundation

@MainActor
protocol ListCrossingsRoutingLogic {
    func routeToTicket()
}

final class ListCrossingsRouter: ListCrossingsRoutingLogic {
    private weak var main: MainRouting?
    private weak var dataStore: ListCrossingsDataStore?

    init(main: MainRouting, dataStore: ListCrossingsDataStore) {
        self.main = main
        self.dataStore = dataStore
    }

    func routeToTicket() {
        guard let crossing = dataStore?.selectedCrossing else { return }
        main?.routeToShowTicket(crossingID: crossing.id)
    }
}
