import Foundation

final class GrowersPresenter: GrowersPresenting {
    weak var view: GrowersViewing?
    private let interactor: GrowersInteracting
    private let router: GrowersRouting

    init(interactor: GrowersInteracting, router: GrowersRouting) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        Analytics.shared.track(.growers)
        interactor.loadGrowers()
    }

    func didPullToRefresh() {
        interactor.loadGrowers()
    }
}

extension GrowersPresenter: GrowersInteractorOutput {
    func didLoad(_ growers: [Grower]) {
        guard !growers.isEmpty else {
            view?.show(message: L10n.growersEmpty)
            return
        }
        view?.show(growers.map { GrowerRow(name: $0.name, village: $0.village) })
    }

    func didFail(_ error: Error) {
        view?.show(message: L10n.failure)
        router.close()
    }
}
