import UIKit

@MainActor
class AppCoordinator: BaseCoordinator {
	private let window: UIWindow
	private let container: AppDIContainer
	private lazy var main = MainCoordinator(
		navigationController: navigationController,
		container: container.makeMainDIContainer()
	)

	init(window: UIWindow, container: AppDIContainer) {
		self.window = window
		self.container = container
		super.init(navigationController: UINavigationController())
	}

	override func start() {
		addChildCoordinator(main)
		main.start()
		window.rootViewController = navigationController
		window.makeKeyAndVisible()
	}

	func open(_ url: URL) {
		guard let route = DeepLinkParser.parse(url) else { return }
		main.handle(route)
	}
}
