import SwiftUI
import Swinject
import UIKit

nonisolated struct NotesSettingsViewControllerFactory: NotesSettingsViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeNotesSettingsViewController(coordinator: NotesSettingsCoordinatorActions) -> UIViewController {
        let viewModel = NotesSettingsViewModel(coordinator: coordinator)
        return UIHostingController(rootView: NotesSettingsView(viewModel: viewModel))
    }
}
