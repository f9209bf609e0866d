import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
	func application(
		_ application: UIApplication,
		configurationForConnecting session: UISceneSession,
		options: UIScene.ConnectionOptions
	) -> UISceneConfiguration {
		let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
		configuration.delegateClass = SceneDelegate.self
		return configuration
	}
}
