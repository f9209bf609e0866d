import Foundation

// MARK: - User Manager Protocol
@MainActor
protocol UserManagerProtocol: Sendable {
    var currentUser: User? { get }

    /// Brings back the user of the last run. One that cannot be read is forgotten before the error is thrown.
    func restoreUser() async throws
    func setUser(_ user: User) throws
    func removeUser()
}

// MARK: - User Manager
@MainActor
final class UserManager: UserManagerProtocol {
    // MARK: - Properties
    private(set) var currentUser: User?
    private let defaults: UserDefaults
    private let key = "currentUser"

    // MARK: - Initialization
    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    // MARK: - User
    func restoreUser() throws {
        guard let data = defaults.data(forKey: key) else { return }
        do {
            currentUser = try JSONDecoder().decode(User.self, from: data)
        } catch {
            removeUser()
            throw error
        }
    }

    func setUser(_ user: User) throws {
        defaults.set(try JSONEncoder().encode(user), forKey: key)
        currentUser = user
    }

    func removeUser() {
        defaults.removeObject(forKey: key)
        currentUser = nil
    }
}
