import UIKit

nonisolated protocol DeliveriesPositionViewControllerFactoryProtocol {
    @MainActor
    func makeDeliveriesPositionViewController(
        deliveryId: Int,
        coordinator: DeliveriesPositionCoordinatorActions
    ) -> UIViewController
}
