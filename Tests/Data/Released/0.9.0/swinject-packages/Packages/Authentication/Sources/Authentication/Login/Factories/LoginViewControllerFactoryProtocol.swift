import UIKit

nonisolated protocol LoginViewControllerFactoryProtocol {
    @MainActor
    func makeLoginViewController(coordinator: LoginCoordinatorActions) -> UIViewController
}
