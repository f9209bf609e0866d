import UIKit

// MARK: - About Factory Protocols
@MainActor
protocol AboutFactoryProtocol {
    func makeAboutViewModel() -> AboutViewModel
    func makeAboutViewController() -> AboutViewController
}

@MainActor
protocol AboutCoordinatorFactory {
    func makeAboutFlowCoordinator(navigationController: UINavigationController) -> AboutCoordinator
}

// MARK: - About DI Container
@MainActor
final class AboutDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }
}

// MARK: - Coordinator Factory
extension AboutDIContainer: AboutCoordinatorFactory {
    func makeAboutFlowCoordinator(navigationController: UINavigationController) -> AboutCoordinator {
        return AboutCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension AboutDIContainer: AboutFactoryProtocol {
    func makeAboutViewModel() -> AboutViewModel {
        return AboutViewModel()
    }

    func makeAboutViewController() -> AboutViewController {
        return AboutViewController(viewModel: makeAboutViewModel())
    }
}
