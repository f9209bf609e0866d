@testable import Demo

@MainActor
final class MockSessionService: SessionServiceProtocol {
    private(set) var isActive = false

    func start() {
        isActive = true
    }

    func end() {
        isActive = false
    }
}
