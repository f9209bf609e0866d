import Common
import CommonTesting
import Testing

@testable import Home

@MainActor
struct HomeViewModelTests {
    private let sessionStore: SessionStoreFake
    private let coordinator: CoordinatorSpy
    private let viewModel: HomeViewModel

    init() {
        sessionStore = SessionStoreFake()
        sessionStore.user = .sample
        coordinator = CoordinatorSpy()
        viewModel = HomeViewModel(interactor: HomeInteractor(sessionStore: sessionStore), coordinator: coordinator)
    }

    @Test("greets the user by name")
    func greets() {
        #expect(viewModel.userName == User.sample.name)
    }

    @Test("leads to every feature")
    func showsFeatures() {
        viewModel.features.forEach(viewModel.show)
        #expect(coordinator.calls == Feature.allCases.map { .show($0) })
    }

    @Test("signing out forgets the user and ends the flow")
    func signsOut() {
        viewModel.signOut()
        #expect(sessionStore.user == nil)
        #expect(coordinator.calls == [.finish])
    }

    private final class CoordinatorSpy: HomeCoordinatorActions {
        enum Call: Equatable {
            case show(Feature)
            case finish
        }

        private(set) var calls: [Call] = []

        func show(_ feature: Feature) {
            calls.append(.show(feature))
        }

        func finish() {
            calls.append(.finish)
        }
    }
}
