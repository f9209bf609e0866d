import UIKit

nonisolated protocol HomeViewControllerFactoryProtocol {
    @MainActor
    func makeHomeViewController(coordinator: HomeCoordinatorActions) -> UIViewController
}
