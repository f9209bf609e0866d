import UIKit

final class BeaconsCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let container: BeaconsContainer
    private let bag = DisposeBag()

    init(navigation: UINavigationController, container: BeaconsContainer) {
        self.navigation = navigation
        self.container = container
    }

    override func start() {
        let list = container.makeListViewController()
        list.viewModel.selected.drive { [weak self] in self?.showDetails(of: $0) }.disposed(by: bag)
        navigation.setViewControllers([list], animated: false)
    }

    private func showDetails(of beacon: Beacon) {
        navigation.pushViewController(container.makeDetailsViewController(for: beacon), animated: true)
    }
}
