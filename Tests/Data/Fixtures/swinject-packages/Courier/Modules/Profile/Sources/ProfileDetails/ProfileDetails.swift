import Combine
import SwiftUI
import Swinject
import UIKit

nonisolated struct ProfileDetailsViewControllerFactory {
    let di: Resolver

    @MainActor
    func makeProfileDetailsViewController() -> UIViewController {
        ProfileDetailsViewController(viewModel: ProfileDetailsViewModel(interactor: ProfileDetailsInteractor()))
    }
}

nonisolated final class ProfileDetailsInteractor {
    func details() -> String { "" }
}

@MainActor
final class ProfileDetailsViewModel: ObservableObject {
    private let interactor: ProfileDetailsInteractor

    init(interactor: ProfileDetailsInteractor) {
        self.interactor = interactor
    }

    var details: String { interactor.details() }
}

final class ProfileDetailsViewController: UIViewController {
    let viewModel: ProfileDetailsViewModel

    init(viewModel: ProfileDetailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
