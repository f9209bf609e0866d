import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let container = AppDIContainer()
  private var coordinator: MainCoordinator?

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
    let router = StackRouter(navigationController: navigationController)
    let coordinator = MainCoordinator(router: router, container: container)
    self.coordinator = coordinator
    coordinator.start()
    window.makeKeyAndVisible()
  }
}
