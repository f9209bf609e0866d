import UIKit

nonisolated protocol ClaimsViewControllerFactoryProtocol {
    @MainActor
    func makeClaimsViewController(coordinator: ClaimsCoordinatorActions) -> UIViewController
}
