import Combine
import Foundation
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject {
  // MARK: - State

  @Published var selectedTab: AppTab = .workouts
  @Published private(set) var isLoggedIn = false

  // MARK: - Features

  private(set) var authCoordinator: AuthCoordinator!
  private(set) var workoutsCoordinator: WorkoutsCoordinator!

  private let dependencies: DependencyContainer

  init(dependencies: DependencyContainer) {
    self.dependencies = dependencies
    authCoordinator = AuthCoordinator(parent: self, dependencies: dependencies)
    workoutsCoordinator = WorkoutsCoordinator(parent: self, dependencies: dependencies)
  }

  // MARK: - Session

  func didLogIn() {
    isLoggedIn = true
  }

  func logOut() {
    workoutsCoordinator.reset()
    authCoordinator.reset()
    isLoggedIn = false
  }

  // MARK: - Tabs

  func switchTab(_ tab: AppTab) {
    selectedTab = tab
  }

  // MARK: - Links

  func handle(url: URL) {
    guard case .success(let route) = DeepLinkParser.parse(url) else { return }
    handle(route)
  }

  func handle(_ route: AppRoute) {
    switch route {
    case .auth(let inner):
      authCoordinator.handle(deepLink: inner ?? .login)
    case .workouts(let inner):
      selectedTab = .workouts
      workoutsCoordinator.handle(deepLink: inner ?? .list)
    }
  }
}
