import Combine

nonisolated public struct ProfileName: Sendable {
    public static let current = ProfileName(first: "Anna")

    public let first: String
}

@MainActor
final class ProfileViewModel: ObservableObject {
    private let interactor: ProfileInteractorProtocol
    private weak var coordinator: ProfileCoordinatorActions?

    init(interactor: ProfileInteractorProtocol, coordinator: ProfileCoordinatorActions) {
        self.interactor = interactor
        self.coordinator = coordinator
    }

    var name: String { interactor.name() }

    func showDetails() {
        coordinator?.showDetails()
    }
}
