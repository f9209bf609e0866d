import UIKit

class SettingsCoordinator: BaseCoordinator {
    private let container: SettingsDIContainer

    init(navigationController: UINavigationController, container: SettingsDIContainer) {
        self.container = container
        super.init(flowName: "settings", navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeSettingsViewController()
        viewController.coordinator = self
        push(viewController, animated: false)
    }
}
