import Common

nonisolated struct HomeInteractor: HomeInteractorProtocol {
    private let sessionStore: SessionStoreProtocol

    init(sessionStore: SessionStoreProtocol) {
        self.sessionStore = sessionStore
    }

    @MainActor var user: User? {
        sessionStore.user
    }

    @MainActor
    func signOut() {
        sessionStore.user = nil
    }
}
