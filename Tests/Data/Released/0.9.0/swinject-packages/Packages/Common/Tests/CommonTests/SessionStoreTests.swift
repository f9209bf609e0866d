import CommonTesting
import Foundation
import Testing

@testable import Common

@MainActor
struct SessionStoreTests {
    @Test("a user stays from one launch to the next, until signing out")
    func remembers() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        #expect(SessionStore(defaults: defaults).user == nil)

        SessionStore(defaults: defaults).user = .sample
        #expect(SessionStore(defaults: defaults).user == .sample)

        SessionStore(defaults: defaults).user = nil
        #expect(SessionStore(defaults: defaults).user == nil)
    }
}
