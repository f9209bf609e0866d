import Combine
import Common
import SwiftUI
import Swinject
import UIKit

@MainActor
public protocol TrackingFlowCoordinatorProtocol: ChildCoordinator {}

nonisolated public protocol TrackingCoordinatorFactoryProtocol {
    @MainActor
    func makeTrackingCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> TrackingFlowCoordinatorProtocol
}

@MainActor
protocol TrackingCoordinatorActions {
    func showMap()
}

nonisolated protocol TrackingContainerProtocol {
    func parcels() -> ParcelReading
}

nonisolated struct TrackingCoordinatorFactory: TrackingCoordinatorFactoryProtocol {
    let resolver: Resolver

    @MainActor
    func makeTrackingCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> TrackingFlowCoordinatorProtocol {
        TrackingCoordinator(router: router, finishDelegate: finishDelegate)
    }
}

@MainActor
final class TrackingCoordinator: TrackingFlowCoordinatorProtocol, TrackingCoordinatorActions {
    weak var finishDelegate: CoordinatorFinishDelegate?
    private let router: Router

    init(router: Router, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.finishDelegate = finishDelegate
    }

    func start() {
        let model = TrackingViewModel(coordinator: self)
        router.push(UIHostingController(rootView: TrackingView(model: model))) { [weak self] in self?.finish() }
    }

    func showMap() {}
}

nonisolated protocol TrackingService: Sendable {
    func position() -> String
}

nonisolated final class LiveTrackingService: TrackingService {
    static let shared = LiveTrackingService()

    func position() -> String { "Main Street" }
}

@MainActor
final class TrackingViewModel: ObservableObject {
    private let coordinator: TrackingCoordinatorActions
    private let service: TrackingService = LiveTrackingService.shared

    init(coordinator: TrackingCoordinatorActions) {
        self.coordinator = coordinator
    }

    var position: String { service.position() }

    func showMap() {
        coordinator.showMap()
    }
}

struct TrackingView: View {
    @ObservedObject var model: TrackingViewModel

    var body: some View {
        Button(model.position) { model.showMap() }
    }
}
