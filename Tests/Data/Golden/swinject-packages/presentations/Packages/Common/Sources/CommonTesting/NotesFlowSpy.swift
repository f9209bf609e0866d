import Common

/// The flow of Notes for tests: it only remembers what it was asked for.
@MainActor
public final class NotesFlowSpy: NotesFlowCoordinatorProtocol {
    public enum Call: Equatable {
        case start
        case showDetail(itemId: String)
        case showEdit(itemId: String)
        case showCreate
        case showGallery
        case showSettings
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

    public func showEdit(itemId: String) {
        calls.append(.showEdit(itemId: itemId))
    }

    public func showCreate() {
        calls.append(.showCreate)
    }

    public func showGallery() {
        calls.append(.showGallery)
    }

    public func showSettings() {
        calls.append(.showSettings)
    }

    public func handle(_ link: DeepLink) {}
}
