import UIKit

final class AuthCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let container: AuthContainer
    private let bag = DisposeBag()
    var onFinish: (() -> Void)?

    init(navigation: UINavigationController, container: AuthContainer) {
        self.navigation = navigation
        self.container = container
    }

    override func start() {
        let viewController = container.makeViewController()
        viewController.viewModel.done.drive { [weak self] _ in self?.onFinish?() }.disposed(by: bag)
        navigation.setViewControllers([viewController], animated: false)
    }
}
