import Testing

@testable import TrailMate

@MainActor
struct ProfileTests {
	private let navigator = MockCoordinator()

	@Test func `settings open from the profile and close`() {
		ProfileViewModel(navigator: navigator).openSettings()
		SettingsViewModel(navigator: navigator).close()
		#expect(navigator.pushed == [.settings])
		#expect(navigator.dismissals == 1)
	}
}
