import Combine
import Foundation
import os

@MainActor
final class AuthLoginViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isLoading = false
  @Published private(set) var error: Error?

  private let service: any SessionServicing
  private weak var coordinator: AuthCoordinator?

  init(service: any SessionServicing, coordinator: AuthCoordinator?) {
    self.service = service
    self.coordinator = coordinator
  }

  func logIn() async {
    isLoading = true
    defer { isLoading = false }
    do {
      try await service.logIn(email: email, password: password)
      coordinator?.didLogIn()
    } catch {
      Log.auth.error("login: \(error.localizedDescription)")
      self.error = error
    }
  }

  func forgot() {
    coordinator?.push(.forgotPassword)
  }
}
