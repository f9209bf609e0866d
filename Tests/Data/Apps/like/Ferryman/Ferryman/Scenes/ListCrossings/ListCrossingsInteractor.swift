import Foundation

@MainActor
protocol ListCrossingsBusinessLogic {
    func fetchCrossings(request: ListCrossings.Fetch.Request) async
    func selectCrossing(request: ListCrossings.Select.Request)
}

@MainActor
protocol ListCrossingsDataStore: AnyObject {
    var selectedCrossing: Crossing? { get }
}

final class ListCrossingsInteractor: ListCrossingsBusinessLogic, ListCrossingsDataStore {
    private let presenter: ListCrossingsPresentationLogic
    private let worker: ListCrossingsWorker
    private var crossings: [Crossing] = []
    private(set) var selectedCrossing: Crossing?

    init(presenter: ListCrossingsPresentationLogic, worker: ListCrossingsWorker) {
        self.presenter = presenter
        self.worker = worker
    }

    func fetchCrossings(request: ListCrossings.Fetch.Request) async {
        if request.isReload || crossings.isEmpty {
            crossings = await worker.fetch()
        }
        presenter.presentCrossings(response: ListCrossings.Fetch.Response(crossings: crossings))
    }

    func selectCrossing(request: ListCrossings.Select.Request) {
        selectedCrossing = crossings.indices.contains(request.row) ? crossings[request.row] : nil
    }
}
