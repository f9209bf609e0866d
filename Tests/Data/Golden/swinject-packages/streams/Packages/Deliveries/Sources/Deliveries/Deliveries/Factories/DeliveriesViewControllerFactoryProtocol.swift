import UIKit

nonisolated protocol DeliveriesViewControllerFactoryProtocol {
    @MainActor
    func makeDeliveriesViewController(coordinator: DeliveriesCoordinatorActions) -> UIViewController
}
