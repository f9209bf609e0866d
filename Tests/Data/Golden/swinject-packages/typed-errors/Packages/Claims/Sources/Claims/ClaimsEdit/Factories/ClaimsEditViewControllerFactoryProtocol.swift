import UIKit

nonisolated protocol ClaimsEditViewControllerFactoryProtocol {
    @MainActor
    func makeClaimsEditViewController(claimId: Int, coordinator: ClaimsEditCoordinatorActions) -> UIViewController
}
