import UIKit

nonisolated protocol RegistrationViewControllerFactoryProtocol {
    @MainActor
    func makeRegistrationViewController(coordinator: RegistrationCoordinatorActions) -> UIViewController
}
