import Foundation

@MainActor
final class SessionService: SessionServiceProtocol {
    private static let key = "session.isActive"

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var isActive: Bool {
        defaults.bool(forKey: Self.key)
    }

    func start() {
        defaults.set(true, forKey: Self.key)
    }

    func end() {
        defaults.removeObject(forKey: Self.key)
    }
}
