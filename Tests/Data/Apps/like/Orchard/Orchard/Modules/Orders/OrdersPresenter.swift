import Foundation

final class OrdersPresenter: OrdersPresenting {
    weak var view: OrdersViewing?
    private let interactor: OrdersInteracting
    private let router: OrdersRouting

    init(interactor: OrdersInteracting, router: OrdersRouting) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        Analytics.shared.track(.orders)
        interactor.loadOrders()
    }

    func didTapHarvests() {
        router.showHarvests()
    }
}

extension OrdersPresenter: OrdersInteractorOutput {
    func didLoad(_ orders: [Order]) {
        guard !orders.isEmpty else {
            view?.show(message: L10n.ordersEmpty)
            return
        }
        view?.show(orders.map { "\($0.customer): \($0.boxes), \($0.harvests.count) kinds" })
    }

    func didFail(_ error: Error) {
        view?.show(message: L10n.failure)
    }
}
