import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct NotesCreateViewControllerFactory: NotesCreateViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesCreateViewController(coordinator: NotesCreateCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(NotesCreateInteractorProtocol.self)!
        let viewModel = NotesCreateViewModel(interactor: interactor, coordinator: coordinator)
        let viewController = FormController(rootView: NotesCreateView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
