import Foundation
import Testing

@testable import Demo

@MainActor
struct SessionServiceTests {
    @Test("a session lasts from one launch to the next, until it ends")
    func remembers() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        #expect(!SessionService(defaults: defaults).isActive)

        SessionService(defaults: defaults).start()
        #expect(SessionService(defaults: defaults).isActive)

        SessionService(defaults: defaults).end()
        #expect(!SessionService(defaults: defaults).isActive)
    }
}
