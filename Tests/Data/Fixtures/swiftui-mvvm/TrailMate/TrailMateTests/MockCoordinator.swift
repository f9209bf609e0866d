@testable import TrailMate

@MainActor
final class MockCoordinator: Navigator {
	private(set) var pushed: [Destination] = []
	private(set) var dismissals = 0

	func push(_ destination: Destination) { pushed.append(destination) }
	func goBack() {}
	func goToRoot() {}
	func dismiss() { dismissals += 1 }
}
