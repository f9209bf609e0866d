import Foundation

@MainActor
protocol ListPiersRoutingLogic {
    func routeToCrossings()
}

final class ListPiersRouter: ListPiersRoutingLogic {
    private weak var main: MainRouting?
    private weak var dataStore: ListPiersDataStore?

    init(main: MainRouting, dataStore: ListPiersDataStore) {
        self.main = main
        self.dataStore = dataStore
    }

    func routeToCrossings() {
        guard dataStore?.piers.isEmpty == false else { return }
        main?.routeToListCrossings()
    }
}
