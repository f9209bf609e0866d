// MARK: - About

extension AppCoordinator {
    func makeAboutAboutViewModel() -> AboutAboutViewModel {
        AboutAboutViewModel(coordinator: self)
    }
}
