import Combine

@MainActor
final class DogsViewModel: ObservableObject {
    @Published private(set) var dogs: [Dog] = []
    @Published private(set) var hasFailed = false

    private weak var coordinator: (any DogsCoordinatorActions)?
    private let interactor: any DogsInteractorProtocol

    init(coordinator: any DogsCoordinatorActions, interactor: any DogsInteractorProtocol) {
        self.coordinator = coordinator
        self.interactor = interactor
    }

    func load() async {
        do {
            dogs = try await interactor.guests()
            hasFailed = false
        } catch {
            hasFailed = true
        }
    }

    func closeTapped() {
        coordinator?.leaveDogs()
    }
}
