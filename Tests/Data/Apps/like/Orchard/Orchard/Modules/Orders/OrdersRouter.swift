import UIKit

final class OrdersRouter: OrdersRouting {
    private weak var viewController: UIViewController?
    private weak var factory: ModuleFactory?

    static func build(service: OrderServing, factory: ModuleFactory) -> UIViewController {
        let interactor = OrdersInteractor(service: service)
        let router = OrdersRouter()
        let presenter = OrdersPresenter(interactor: interactor, router: router)
        let view = OrdersViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        router.factory = factory
        return view
    }

    func showHarvests() {
        guard let harvests = factory?.makeHarvests() else { return }
        viewController?.navigationController?.pushViewController(harvests, animated: true)
    }
}
