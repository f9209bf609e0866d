import Combine
import SwiftUI

@MainActor
final class AuthCoordinator: ObservableObject {
  @Published var navigationStack: [NavigationItem] = []
  @Published var presentedSheet: NavigationItem?
  @Published var presentedFullScreen: NavigationItem?

  private weak var parent: AppCoordinator?
  private let factory: AuthViewFactory

  init(parent: AppCoordinator, dependencies: DependencyContainer) {
    self.parent = parent
    factory = AuthViewFactory(dependencies: dependencies)
  }

  // MARK: - Navigation

  func push(_ route: AuthRoute) { navigationStack.append(NavigationItem(route)) }

  func pop() {
    guard !navigationStack.isEmpty else { return }
    navigationStack.removeLast()
  }

  func popToRoot() { navigationStack.removeAll() }

  func present(_ route: AuthRoute, fullScreen: Bool = false) {
    if fullScreen {
      presentedFullScreen = NavigationItem(route)
    } else {
      presentedSheet = NavigationItem(route)
    }
  }

  func dismiss() {
    presentedSheet = nil
    presentedFullScreen = nil
  }

  func didLogIn() {
    parent?.didLogIn()
  }

  // MARK: - Links

  func handle(deepLink route: AuthRoute) {
    dismiss()
    popToRoot()
    guard route != .login else { return }
    push(route)
  }

  func reset() {
    dismiss()
    popToRoot()
    factory.clearCache()
  }

  // MARK: - Views

  @ViewBuilder
  func build(_ route: AuthRoute) -> some View {
    switch route {
    case .login: factory.login(coordinator: self)
    case .forgotPassword: factory.forgotPassword(coordinator: self)
    }
  }

  func rootView() -> some View {
    AuthCoordinatorView(coordinator: self)
  }
}

struct AuthCoordinatorView: View {
  @ObservedObject var coordinator: AuthCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.navigationStack) {
      coordinator.build(.login)
        .navigationDestination(for: NavigationItem.self) { screen($0) }
    }
    .sheet(item: $coordinator.presentedSheet) { item in
      NavigationStack { screen(item) }
    }
    .fullScreenCover(item: $coordinator.presentedFullScreen) { item in
      NavigationStack { screen(item) }
    }
  }

  @ViewBuilder
  private func screen(_ item: NavigationItem) -> some View {
    if let route = item.route.base as? AuthRoute {
      coordinator.build(route).id(item.id)
    }
  }
}
