import SwiftUI
import Swinject
import UIKit

protocol AppointmentsViewControllerFactoryProtocol {
    func makeAppointmentsViewController(coordinator: AppointmentsCoordinatorActions) -> UIViewController
}

struct AppointmentsViewControllerFactory: AppointmentsViewControllerFactoryProtocol {
    let resolver: Resolver

    func makeAppointmentsViewController(coordinator: AppointmentsCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(AppointmentsInteractorProtocol.self)!
        let viewModel = AppointmentsViewModel(coordinator: coordinator, interactor: interactor)
        return UIHostingController(rootView: AppointmentsView(viewModel: viewModel))
    }
}
