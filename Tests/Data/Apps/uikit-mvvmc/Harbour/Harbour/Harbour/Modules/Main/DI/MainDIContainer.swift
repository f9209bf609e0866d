import UIKit

protocol MainModuleContainerFactory {
    func makeDeparturesDIContainer() -> DeparturesDIContainer
    func makeSettingsDIContainer() -> SettingsDIContainer
}

class MainDIContainer {
    private let appDIContainer: AppDIContainer

    private lazy var departuresDIContainer: DeparturesDIContainer = DeparturesDIContainer(appDIContainer: appDIContainer)
    private lazy var settingsDIContainer: SettingsDIContainer = SettingsDIContainer(appDIContainer: appDIContainer)

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    func makeMainFlowCoordinator(window: UIWindow) -> MainCoordinator {
        return MainCoordinator(window: window, container: self)
    }
}

extension MainDIContainer: MainModuleContainerFactory {
    func makeDeparturesDIContainer() -> DeparturesDIContainer {
        return departuresDIContainer
    }

    func makeSettingsDIContainer() -> SettingsDIContainer {
        return settingsDIContainer
    }
}
