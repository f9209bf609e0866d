import Foundation

nonisolated final class SessionStore: SessionStoreProtocol {
    private static let key = "session.user"

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    @MainActor var user: User? {
        get {
            defaults.data(forKey: Self.key).flatMap { try? JSONDecoder().decode(User.self, from: $0) }
        }
        set {
            defaults.set(newValue.flatMap { try? JSONEncoder().encode($0) }, forKey: Self.key)
        }
    }
}
