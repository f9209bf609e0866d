import UIKit

nonisolated protocol OrdersDetailViewControllerFactoryProtocol {
    @MainActor
    func makeOrdersDetailViewController(orderId: Int, coordinator: OrdersDetailCoordinatorActions) -> UIViewController
}
