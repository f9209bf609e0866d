import Combine
import Foundation

/// Whether a member is authenticated; all views see it.
@MainActor
final class Session: ObservableObject {
    @Published private(set) var isAuthenticated = UserDefaults.standard.bool(forKey: "isAuthenticated")

    func authenticate(with code: String) {
        isAuthenticated = code.count >= 4
        UserDefaults.standard.set(isAuthenticated, forKey: "isAuthenticated")
    }
}
