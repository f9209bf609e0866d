import UIKit

nonisolated protocol AboutViewControllerFactoryProtocol {
    @MainActor
    func makeAboutViewController(coordinator: AboutCoordinatorActions) -> UIViewController
}
