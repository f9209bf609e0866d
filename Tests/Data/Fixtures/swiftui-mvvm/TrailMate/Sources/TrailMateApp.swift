import SwiftUI

@main
struct TrailMateApp: App {
	@StateObject private var navigator = AppNavigator(dependencies: AppContainer())

	var body: some Scene {
		WindowGroup {
			RootTabs(navigator: navigator)
				.onOpenURL(perform: navigator.open)
		}
	}
}
