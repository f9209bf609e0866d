@testable import Demo

/// Keeps a user in memory and counts how often it was asked to restore one.
@MainActor
final class MockUserManager: UserManagerProtocol {
    private(set) var currentUser: User?
    private(set) var restoreCount = 0
    var error: Error?

    func restoreUser() throws {
        restoreCount += 1
        if let error { throw error }
    }

    func setUser(_ user: User) throws {
        currentUser = user
    }

    func removeUser() {
        currentUser = nil
    }
}
