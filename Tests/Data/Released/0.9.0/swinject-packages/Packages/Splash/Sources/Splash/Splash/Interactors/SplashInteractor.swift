import Common

nonisolated struct SplashInteractor: SplashInteractorProtocol {
    private let sessionStore: SessionStoreProtocol

    init(sessionStore: SessionStoreProtocol) {
        self.sessionStore = sessionStore
    }

    @MainActor var isSignedIn: Bool {
        sessionStore.user != nil
    }
}
