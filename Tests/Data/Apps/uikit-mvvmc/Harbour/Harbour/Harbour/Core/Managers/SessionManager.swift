import Foundation

protocol SessionManagerProtocol: AnyObject {
    var authToken: String? { get }
    func signIn(token: String)
    func signOut()
}

class SessionManager: SessionManagerProtocol {
    private(set) var authToken: String?

    func signIn(token: String) {
        authToken = token
    }

    func signOut() {
        authToken = nil
    }
}
