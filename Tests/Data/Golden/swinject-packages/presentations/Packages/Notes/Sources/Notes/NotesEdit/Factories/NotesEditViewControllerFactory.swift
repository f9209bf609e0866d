import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct NotesEditViewControllerFactory: NotesEditViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesEditViewController(itemId: String, coordinator: NotesEditCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(NotesEditInteractorProtocol.self)!
        let viewModel = NotesEditViewModel(itemId: itemId, interactor: interactor, coordinator: coordinator)
        let viewController = FormController(rootView: NotesEditView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
