import SwiftUI
import Swinject
import UIKit

nonisolated protocol HomepageViewControllerFactoryProtocol {
    @MainActor
    func makeHomepageViewController(coordinator: HomepageCoordinatorActions) -> UIViewController
}

nonisolated struct HomepageViewControllerFactory: HomepageViewControllerFactoryProtocol {
    let di: Resolver

    @MainActor
    func makeHomepageViewController(coordinator: HomepageCoordinatorActions) -> UIViewController {
        let model = HomepageViewModel(interactor: di.resolve(HomepageInteractorProtocol.self)!)
        model.coordinator = coordinator
        return UIHostingController(rootView: HomepageView(viewModel: model))
    }
}
