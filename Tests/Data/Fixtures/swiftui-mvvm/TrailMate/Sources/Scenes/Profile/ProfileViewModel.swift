import Combine

@MainActor
final class ProfileViewModel: ObservableObject {
	@Published var name = "Walker"

	private weak var navigator: Navigator?

	init(navigator: Navigator) {
		self.navigator = navigator
	}

	func openSettings() {
		navigator?.push(.settings)
	}
}
