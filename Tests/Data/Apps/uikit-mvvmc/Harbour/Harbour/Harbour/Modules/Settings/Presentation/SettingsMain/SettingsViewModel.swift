import Combine

protocol SettingsViewModelOutput: ObservableObject {
    var homePort: String { get }
}

class SettingsViewModel: SettingsViewModelOutput {
    @Published private(set) var homePort: String
    private let userManager: UserManagerProtocol

    init(userManager: UserManagerProtocol) {
        self.userManager = userManager
        homePort = userManager.homePort
    }

    func move(to port: String) {
        userManager.homePort = port
        homePort = port
    }
}
