@MainActor
final class SessionService {
    let isAuthenticated = Relay(false)

    func authenticate(code: String) {
        isAuthenticated.accept(code.count == 4)
    }
}
