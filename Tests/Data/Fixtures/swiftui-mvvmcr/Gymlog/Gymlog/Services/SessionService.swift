import Foundation

protocol SessionServicing: Sendable {
  func logIn(email: String, password: String) async throws
}

struct SessionService: SessionServicing {
  func logIn(email: String, password: String) async throws {
    guard email.contains("@"), !password.isEmpty else { throw URLError(.userAuthenticationRequired) }
  }
}
