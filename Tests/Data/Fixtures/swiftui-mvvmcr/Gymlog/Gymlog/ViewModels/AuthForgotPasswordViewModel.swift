import Combine

@MainActor
final class AuthForgotPasswordViewModel: ObservableObject {
  private weak var coordinator: AuthCoordinator?

  init(coordinator: AuthCoordinator?) {
    self.coordinator = coordinator
  }

  func done() {
    coordinator?.pop()
  }
}
