import Combine
import Common
import Profile

@MainActor
final class HomepageViewModel: ObservableObject {
    @Published private(set) var parcels: [Parcel] = []

    weak var coordinator: HomepageCoordinatorActions?
    private let interactor: HomepageInteractorProtocol

    init(interactor: HomepageInteractorProtocol) {
        self.interactor = interactor
    }

    var greeting: String { "Hello \(ProfileName.current.first)" }

    func load() async {
        parcels = (try? await interactor.parcels()) ?? []
    }

    func showProfile() {
        coordinator?.showProfile()
    }
}
