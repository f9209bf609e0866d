@testable import Orchard

final class HarvestsViewMock: HarvestsViewing {
    private(set) var rows: [HarvestRow] = []
    private(set) var message: String?

    func show(_ rows: [HarvestRow]) {
        self.rows = rows
    }

    func show(message: String) {
        self.message = message
    }
}

final class HarvestsInteractorMock: HarvestsInteracting {
    private(set) var loads = 0

    func loadHarvests() {
        loads += 1
    }
}

final class HarvestsRouterMock: HarvestsRouting {
    private(set) var shown: [Harvest] = []

    func showDetails(of harvest: Harvest) {
        shown.append(harvest)
    }
}
