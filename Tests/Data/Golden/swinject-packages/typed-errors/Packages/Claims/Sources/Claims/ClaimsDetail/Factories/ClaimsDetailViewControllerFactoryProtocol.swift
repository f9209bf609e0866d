import UIKit

nonisolated protocol ClaimsDetailViewControllerFactoryProtocol {
    @MainActor
    func makeClaimsDetailViewController(claimId: Int, coordinator: ClaimsDetailCoordinatorActions) -> UIViewController
}
