import Common

/// The flow of Orders for tests: it only remembers what it was asked for.
@MainActor
public final class OrdersFlowSpy: OrdersFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
        case showDetail(orderId: Int)
        case showLogin
        case showSearch
    }

    public private(set) var calls: [Call] = []
    public weak var finishDelegate: CoordinatorFinishDelegate?

    public init() {}

    public func start() {
        calls.append(.start)
    }

    public func showDetail(orderId: Int) {
        calls.append(.showDetail(orderId: orderId))
    }

    public func showLogin() {
        calls.append(.showLogin)
    }

    public func showSearch() {
        calls.append(.showSearch)
    }

    public func handle(_ link: DeepLink) {}
}
