import Common

/// The flow of About for tests: it only remembers what it was asked for.
@MainActor
public final class AboutFlowSpy: AboutFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
    }

    public private(set) var calls: [Call] = []
    public weak var finishDelegate: CoordinatorFinishDelegate?

    public init() {}

    public func start() {
        calls.append(.start)
    }

    public func handle(_ link: DeepLink) {}
}
