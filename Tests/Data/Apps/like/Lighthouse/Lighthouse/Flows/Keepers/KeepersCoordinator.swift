import UIKit

final class KeepersCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let container: KeepersContainer
    private let bag = DisposeBag()

    init(navigation: UINavigationController, container: KeepersContainer) {
        self.navigation = navigation
        self.container = container
    }

    override func start() {
        let list = container.makeListViewController()
        list.viewModel.selected.drive { [weak self] in self?.showDetails(of: $0) }.disposed(by: bag)
        navigation.setViewControllers([list], animated: false)
    }

    private func showDetails(of keeper: Keeper) {
        navigation.pushViewController(container.makeDetailsViewController(for: keeper), animated: true)
    }
}
