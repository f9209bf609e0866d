import Foundation
import Testing

@testable import Demo

@MainActor
struct SessionManagerTests {
    @Test func hasATokenWhileTheSessionLasts() {
        let manager = SessionManager(now: { Date(timeIntervalSince1970: 10) })

        manager.startSession(Session(accessToken: "token", expiresAt: Date(timeIntervalSince1970: 11)))

        #expect(manager.accessToken() == "token")
    }

    @Test func hasNoTokenOnceTheSessionHasExpired() {
        let manager = SessionManager(now: { Date(timeIntervalSince1970: 10) })

        manager.startSession(Session(accessToken: "token", expiresAt: Date(timeIntervalSince1970: 10)))

        #expect(manager.accessToken() == nil)
    }

    @Test func forgetsTheTokenAtTheEnd() {
        let manager = SessionManager()
        manager.startSession(Session(accessToken: "token", expiresAt: .distantFuture))

        manager.endSession()

        #expect(manager.accessToken() == nil)
    }
}
