import UIKit

nonisolated protocol OrdersViewControllerFactoryProtocol {
    @MainActor
    func makeOrdersViewController(coordinator: OrdersCoordinatorActions) -> UIViewController
}
