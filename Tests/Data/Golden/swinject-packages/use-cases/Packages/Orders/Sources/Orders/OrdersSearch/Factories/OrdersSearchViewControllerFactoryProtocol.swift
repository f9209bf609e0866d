import UIKit

nonisolated protocol OrdersSearchViewControllerFactoryProtocol {
    @MainActor
    func makeOrdersSearchViewController(coordinator: OrdersSearchCoordinatorActions) -> UIViewController
}
