import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct NotesViewControllerFactory: NotesViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesViewController(coordinator: NotesCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(NotesInteractorProtocol.self)!
        let viewModel = NotesViewModel(interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: NotesView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
