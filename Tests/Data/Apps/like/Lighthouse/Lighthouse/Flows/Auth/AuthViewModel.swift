@MainActor
final class AuthViewModel {
    private let session: SessionService
    private let finished = Observable<Bool>()

    var done: Driver<Bool> {
        finished.asDriver()
    }

    init(session: SessionService) {
        self.session = session
    }

    func authenticate(code: String) {
        session.authenticate(code: code)
        if session.isAuthenticated.value {
            finished.send(true)
        }
    }
}
