import UIKit

final class GrowersRouter: GrowersRouting {
    private weak var viewController: UIViewController?

    static func build(service: GrowerServing) -> UIViewController {
        let interactor = GrowersInteractor(service: service)
        let router = GrowersRouter()
        let presenter = GrowersPresenter(interactor: interactor, router: router)
        let view = GrowersViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        router.viewController = view
        return view
    }

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
