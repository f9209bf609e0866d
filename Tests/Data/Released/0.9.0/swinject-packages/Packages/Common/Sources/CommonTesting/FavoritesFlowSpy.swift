import Common

/// The flow of Favorites for tests: it only remembers what it was asked for.
@MainActor
public final class FavoritesFlowSpy: FavoritesFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
        case showDetail(itemId: String)
    }

    public private(set) var calls: [Call] = []
    public weak var finishDelegate: CoordinatorFinishDelegate?

    public init() {}

    public func start() {
        calls.append(.start)
    }

    public func showDetail(itemId: String) {
        calls.append(.showDetail(itemId: itemId))
    }

    public func handle(_ link: DeepLink) {}
}
