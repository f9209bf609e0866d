import Common
import Foundation

/// The flow of CatalogItems for tests: it only remembers what it was asked for.
@MainActor
public final class CatalogItemsFlowSpy: CatalogItemsFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
        case showDetail(itemId: UUID)
        case showReviews(itemId: UUID, stars: Int, author: String?)
    }

    public private(set) var calls: [Call] = []
    public weak var finishDelegate: CoordinatorFinishDelegate?

    public init() {}

    public func start() {
        calls.append(.start)
    }

    public func showDetail(itemId: UUID) {
        calls.append(.showDetail(itemId: itemId))
    }

    public func showReviews(itemId: UUID, stars: Int, author: String?) {
        calls.append(.showReviews(itemId: itemId, stars: stars, author: author))
    }

    public func handle(_ link: DeepLink) {}
}
