import Foundation

protocol UserManagerProtocol: AnyObject {
    var homePort: String { get set }
}

class UserManager: UserManagerProtocol {
    var homePort = "Stromness"
}
