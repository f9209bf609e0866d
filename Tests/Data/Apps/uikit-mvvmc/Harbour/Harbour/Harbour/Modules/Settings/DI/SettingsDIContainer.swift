import UIKit

protocol SettingsFactoryProtocol {
    func makeSettingsViewController() -> SettingsViewController
}

protocol SettingsCoordinatorFactory {
    func makeSettingsFlowCoordinator(navigationController: UINavigationController) -> SettingsCoordinator
}

class SettingsDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }
}

extension SettingsDIContainer: SettingsCoordinatorFactory {
    func makeSettingsFlowCoordinator(navigationController: UINavigationController) -> SettingsCoordinator {
        return SettingsCoordinator(navigationController: navigationController, container: self)
    }
}

extension SettingsDIContainer: SettingsFactoryProtocol {
    func makeSettingsViewController() -> SettingsViewController {
        return SettingsViewController(viewModel: SettingsViewModel(userManager: appDIContainer.makeUserManager()))
    }
}
