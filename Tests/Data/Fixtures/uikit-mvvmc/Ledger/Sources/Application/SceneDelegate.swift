//
//  SceneDelegate.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var mainCoordinator: MainCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let navigationController = UINavigationController()
    let container = AppDIContainer()
    mainCoordinator = MainCoordinator(navigationController: navigationController, appContainer: container)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    mainCoordinator?.start()
  }
}
