import Combine

@MainActor
final class SettingsViewModel: ObservableObject {
	@Published var usesMiles = false

	private weak var navigator: Navigator?

	init(navigator: Navigator) {
		self.navigator = navigator
	}

	func close() {
		navigator?.dismiss()
	}
}
