// MARK: - About

extension AppCoordinator {
    func makeAboutViewModel() -> AboutViewModel {
        AboutViewModel(coordinator: self)
    }
}
