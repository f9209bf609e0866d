import Common

/// Remembers who is signed in as long as it lives.
public nonisolated final class SessionStoreFake: SessionStoreProtocol {
    @MainActor public var user: User?

    public init() {}
}
