import Foundation
import Testing

@testable import Demo

@MainActor
struct UserManagerTests {
    @Test func bringsBackTheUserOfTheLastRun() throws {
        let defaults = try makeDefaults()
        try UserManager(defaults: defaults).setUser(User(id: "1", name: "Ann"))

        let manager = UserManager(defaults: defaults)
        try manager.restoreUser()

        #expect(manager.currentUser == User(id: "1", name: "Ann"))
    }

    @Test func forgetsARemovedUser() throws {
        let defaults = try makeDefaults()
        let manager = UserManager(defaults: defaults)
        try manager.setUser(User(id: "1", name: "Ann"))

        manager.removeUser()
        try manager.restoreUser()

        #expect(manager.currentUser == nil)
    }

    @Test func forgetsAUserThatCannotBeRead() throws {
        let defaults = try makeDefaults()
        defaults.set(Data([0]), forKey: "currentUser")
        let manager = UserManager(defaults: defaults)

        var thrown: Error?
        do {
            try manager.restoreUser()
        } catch {
            thrown = error
        }
        #expect(thrown is DecodingError)
        try manager.restoreUser()

        #expect(manager.currentUser == nil)
    }

    // MARK: - Private Methods
    private func makeDefaults() throws -> UserDefaults {
        return try #require(UserDefaults(suiteName: UUID().uuidString))
    }
}
