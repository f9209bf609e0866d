import SwiftUI
import Swinject
import UIKit

@MainActor
protocol DogsCoordinatorActions: AnyObject {
    func leaveDogs()
}

protocol DogsViewControllerFactoryProtocol {
    @MainActor func makeDogsViewController(coordinator: any DogsCoordinatorActions) -> UIViewController
}

struct DogsViewControllerFactory: DogsViewControllerFactoryProtocol {
    let resolver: any Resolver

    func makeDogsViewController(coordinator: any DogsCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(DogsInteractorProtocol.self)!
        let viewModel = DogsViewModel(coordinator: coordinator, interactor: interactor)
        return UIHostingController(rootView: DogsView(viewModel: viewModel))
    }
}
