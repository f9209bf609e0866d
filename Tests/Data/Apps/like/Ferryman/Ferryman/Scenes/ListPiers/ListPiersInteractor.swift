import Foundation

@MainActor
protocol ListPiersBusinessLogic {
    func fetchPiers(request: ListPiers.Fetch.Request) async
}

@MainActor
protocol ListPiersDataStore: AnyObject {
    var piers: [Pier] { get }
}

final class ListPiersInteractor: ListPiersBusinessLogic, ListPiersDataStore {
    private let presenter: ListPiersPresentationLogic
    private let worker: ListPiersWorker
    private(set) var piers: [Pier] = []

    init(presenter: ListPiersPresentationLogic, worker: ListPiersWorker) {
        self.presenter = presenter
        self.worker = worker
    }

    func fetchPiers(request: ListPiers.Fetch.Request) async {
        piers = await worker.fetch()
        presenter.presentPiers(response: ListPiers.Fetch.Response(piers: piers))
    }
}
