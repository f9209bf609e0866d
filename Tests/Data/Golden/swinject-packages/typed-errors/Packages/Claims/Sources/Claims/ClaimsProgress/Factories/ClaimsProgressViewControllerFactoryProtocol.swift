import UIKit

nonisolated protocol ClaimsProgressViewControllerFactoryProtocol {
    @MainActor
    func makeClaimsProgressViewController(
        claimId: Int,
        coordinator: ClaimsProgressCoordinatorActions
    ) -> UIViewController
}
