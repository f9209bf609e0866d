nonisolated protocol SplashInteractorProtocol {
    @MainActor var isSignedIn: Bool { get }
}
