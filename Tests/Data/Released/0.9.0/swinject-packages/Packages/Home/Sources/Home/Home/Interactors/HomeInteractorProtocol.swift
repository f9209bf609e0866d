import Common

nonisolated protocol HomeInteractorProtocol {
    @MainActor var user: User? { get }

    @MainActor
    func signOut()
}
