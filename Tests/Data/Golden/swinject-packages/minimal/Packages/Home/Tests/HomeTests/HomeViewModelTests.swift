import Common
import Testing

@testable import Home

@MainActor
struct HomeViewModelTests {
    private let coordinator: CoordinatorSpy
    private let viewModel: HomeViewModel

    init() {
        coordinator = CoordinatorSpy()
        viewModel = HomeViewModel(coordinator: coordinator)
    }

    @Test("leads to every feature")
    func showsFeatures() {
        viewModel.features.forEach(viewModel.show)
        #expect(coordinator.calls == Feature.allCases.map { .show($0) })
    }

    private final class CoordinatorSpy: HomeCoordinatorActions {
        enum Call: Equatable {
            case show(Feature)
        }

        private(set) var calls: [Call] = []

        func show(_ feature: Feature) {
            calls.append(.show(feature))
        }
    }
}
