import Foundation

struct Session: Equatable, Sendable {
    let accessToken: String
    let expiresAt: Date
}
