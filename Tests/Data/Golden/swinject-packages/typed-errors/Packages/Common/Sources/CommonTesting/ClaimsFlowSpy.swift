import Common

/// The flow of Claims for tests: it only remembers what it was asked for.
@MainActor
public final class ClaimsFlowSpy: ClaimsFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
        case showDetail(claimId: Int)
        case showEdit(claimId: Int)
        case showAdd
        case showProgress(claimId: Int)
    }

    public private(set) var calls: [Call] = []
    public weak var finishDelegate: CoordinatorFinishDelegate?

    public init() {}

    public func start() {
        calls.append(.start)
    }

    public func showDetail(claimId: Int) {
        calls.append(.showDetail(claimId: claimId))
    }

    public func showEdit(claimId: Int) {
        calls.append(.showEdit(claimId: claimId))
    }

    public func showAdd() {
        calls.append(.showAdd)
    }

    public func showProgress(claimId: Int) {
        calls.append(.showProgress(claimId: claimId))
    }

    public func handle(_ link: DeepLink) {}
}
