import SwiftUI
import Swinject
import UIKit

nonisolated protocol ProfileViewControllerFactoryProtocol {
    @MainActor
    func makeProfileViewController(coordinator: ProfileCoordinatorActions) -> UIViewController
}

nonisolated struct ProfileViewControllerFactory: ProfileViewControllerFactoryProtocol {
    let di: Resolver

    @MainActor
    func makeProfileViewController(coordinator: ProfileCoordinatorActions) -> UIViewController {
        let interactor = di.resolve(ProfileInteractorProtocol.self)!
        let viewModel = ProfileViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: ProfileView(viewModel: viewModel))
    }
}
