//
//  SceneDelegate.swift
//  Museum
//

import Common
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
	var window: UIWindow?
	private var coordinator: AppCoordinator?

	func scene(
		_ scene: UIScene,
		willConnectTo session: UISceneSession,
		options connectionOptions: UIScene.ConnectionOptions
	) {
		guard let scene = scene as? UIWindowScene else { return }
		let navigationController = UINavigationController()
		let window = UIWindow(windowScene: scene)
		window.rootViewController = navigationController
		self.window = window
		let router = NavigationRouter(navigationController: navigationController)
		let coordinator = AppCoordinator(router: router, resolver: AppAssembler.resolver)
		self.coordinator = coordinator
		coordinator.start()
		window.makeKeyAndVisible()
	}

	func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
		for context in contexts { coordinator?.handle(context.url) }
	}
}
