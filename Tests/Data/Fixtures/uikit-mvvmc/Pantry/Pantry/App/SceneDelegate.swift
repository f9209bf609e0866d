import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
	var window: UIWindow?
	private var appCoordinator: AppCoordinator?

	func scene(
		_ scene: UIScene,
		willConnectTo session: UISceneSession,
		options connectionOptions: UIScene.ConnectionOptions
	) {
		guard let windowScene = scene as? UIWindowScene else { return }
		let window = UIWindow(windowScene: windowScene)
		self.window = window
		let coordinator = AppCoordinator(window: window, container: AppDIContainer())
		appCoordinator = coordinator
		coordinator.start()
		connectionOptions.urlContexts.first.map { coordinator.open($0.url) }
	}

	func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
		contexts.first.map { appCoordinator?.open($0.url) }
	}
}
