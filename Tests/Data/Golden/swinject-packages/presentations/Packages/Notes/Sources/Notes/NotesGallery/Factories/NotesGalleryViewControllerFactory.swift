import SwiftUI
import Swinject
import UIKit

nonisolated struct NotesGalleryViewControllerFactory: NotesGalleryViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesGalleryViewController(coordinator: NotesGalleryCoordinatorActions) -> UIViewController {
        let viewModel = NotesGalleryViewModel(coordinator: coordinator)
        let viewController = UIHostingController(rootView: NotesGalleryView(viewModel: viewModel))
        viewModel.controller = viewController
        return viewController
    }
}
