import UIKit

nonisolated protocol ClaimsAddViewControllerFactoryProtocol {
    @MainActor
    func makeClaimsAddViewController(coordinator: ClaimsAddCoordinatorActions) -> UIViewController
}
