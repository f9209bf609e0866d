import UIKit

class AppCoordinator: BaseCoordinator {
    private let window: UIWindow
    private let container: AppDIContainer

    init(window: UIWindow, container: AppDIContainer) {
        self.window = window
        self.container = container
        super.init(flowName: "app", navigationController: UINavigationController())
    }

    override func start() {
        let main = container.makeMainDIContainer().makeMainFlowCoordinator(window: window)
        addChildCoordinator(main)
        main.start()
    }
}
