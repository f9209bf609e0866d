import Common

/// The flow of Deliveries for tests: it only remembers what it was asked for.
@MainActor
public final class DeliveriesFlowSpy: DeliveriesFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
        case showDetail(deliveryId: Int)
        case showPosition(deliveryId: Int)
    }

    public private(set) var calls: [Call] = []
    public weak var finishDelegate: CoordinatorFinishDelegate?

    public init() {}

    public func start() {
        calls.append(.start)
    }

    public func showDetail(deliveryId: Int) {
        calls.append(.showDetail(deliveryId: deliveryId))
    }

    public func showPosition(deliveryId: Int) {
        calls.append(.showPosition(deliveryId: deliveryId))
    }

    public func handle(_ link: DeepLink) {}
}
