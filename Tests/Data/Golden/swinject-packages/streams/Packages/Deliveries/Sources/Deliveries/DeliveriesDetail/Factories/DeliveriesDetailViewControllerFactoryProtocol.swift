import UIKit

nonisolated protocol DeliveriesDetailViewControllerFactoryProtocol {
    @MainActor
    func makeDeliveriesDetailViewController(
        deliveryId: Int,
        coordinator: DeliveriesDetailCoordinatorActions
    ) -> UIViewController
}
