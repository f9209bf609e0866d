import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct NotesDetailViewControllerFactory: NotesDetailViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesDetailViewController(itemId: String, coordinator: NotesDetailCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(NotesDetailInteractorProtocol.self)!
        let viewModel = NotesDetailViewModel(itemId: itemId, interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: NotesDetailView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
