import UIKit

public nonisolated protocol SplashViewControllerFactoryProtocol {
    @MainActor
    func makeSplashViewController(coordinator: SplashCoordinatorActions) -> UIViewController
}
