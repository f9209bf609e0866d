import SwiftUI

@MainActor
final class AuthViewFactory {
  private let dependencies: DependencyContainer

  init(dependencies: DependencyContainer) {
    self.dependencies = dependencies
  }

  func clearCache() {}

  func login(coordinator: AuthCoordinator) -> some View {
    AuthLoginView(
      viewModel: AuthLoginViewModel(service: dependencies.sessionService, coordinator: coordinator)
    )
  }

  func forgotPassword(coordinator: AuthCoordinator) -> some View {
    AuthForgotPasswordView(viewModel: AuthForgotPasswordViewModel(coordinator: coordinator))
  }
}
