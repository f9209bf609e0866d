import Testing

@testable import Demo

@MainActor
struct SignInViewModelTests {
    @Test("signing in opens the app")
    func signsIn() {
        let container = DependencyContainer()
        container.sessionService = MockSessionService()
        let coordinator = AppCoordinator(dependencyContainer: container)
        SignInViewModel(coordinator: coordinator).signIn()
        #expect(coordinator.isAuthenticated)
    }
}
