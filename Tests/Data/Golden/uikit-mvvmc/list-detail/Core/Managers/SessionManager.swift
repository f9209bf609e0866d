import Foundation

// MARK: - Session Manager Protocol
protocol SessionManagerProtocol: Sendable {
    /// The token to send with requests, or nil if no user is signed in or the session has expired.
    func accessToken() async -> String?
    func startSession(_ session: Session) async
    func endSession() async
}

// MARK: - Session Manager
/// Keeps the session in memory only: it ends with the process.
@MainActor
final class SessionManager: SessionManagerProtocol {
    // MARK: - Properties
    private var session: Session?
    private let now: () -> Date

    // MARK: - Initialization
    init(now: @escaping () -> Date = { Date() }) {
        self.now = now
    }

    // MARK: - Session
    func accessToken() -> String? {
        guard let session, session.expiresAt > now() else { return nil }
        return session.accessToken
    }

    func startSession(_ session: Session) {
        self.session = session
    }

    func endSession() {
        session = nil
    }
}
