import UIKit

class DeparturesCoordinator: BaseCoordinator {
    private let container: DeparturesDIContainer

    init(navigationController: UINavigationController, container: DeparturesDIContainer) {
        self.container = container
        super.init(flowName: "departures", navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeDeparturesViewController()
        viewController.coordinator = self
        push(viewController, animated: false)
    }

    func showDetail(departure: Departure) {
        let viewController = container.makeDeparturesDetailViewController(departure: departure)
        viewController.coordinator = self
        push(viewController, animated: true)
    }

    func showOffice() {
        let chat = ChatViewController(office: "Kirkwall") { _ in }
        present(chat, animated: true)
    }
}
