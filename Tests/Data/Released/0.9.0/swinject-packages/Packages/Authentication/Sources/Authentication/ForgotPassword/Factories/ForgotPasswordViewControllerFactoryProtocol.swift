import UIKit

nonisolated protocol ForgotPasswordViewControllerFactoryProtocol {
    @MainActor
    func makeForgotPasswordViewController(coordinator: ForgotPasswordCoordinatorActions) -> UIViewController
}
