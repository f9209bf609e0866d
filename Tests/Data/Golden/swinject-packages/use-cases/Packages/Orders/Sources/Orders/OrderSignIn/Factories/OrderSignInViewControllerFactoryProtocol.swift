import UIKit

nonisolated protocol OrderSignInViewControllerFactoryProtocol {
    @MainActor
    func makeOrderSignInViewController(coordinator: OrderSignInCoordinatorActions) -> UIViewController
}
