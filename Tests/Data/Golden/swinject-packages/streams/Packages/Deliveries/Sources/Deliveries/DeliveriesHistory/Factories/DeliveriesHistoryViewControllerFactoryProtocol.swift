import UIKit

nonisolated protocol DeliveriesHistoryViewControllerFactoryProtocol {
    @MainActor
    func makeDeliveriesHistoryViewController(
        state: DeliveryState,
        coordinator: DeliveriesHistoryCoordinatorActions
    ) -> UIViewController
}
