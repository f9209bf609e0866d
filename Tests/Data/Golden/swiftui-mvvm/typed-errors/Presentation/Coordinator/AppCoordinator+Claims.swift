// MARK: - Claims

extension AppCoordinator {
    func makeClaimsListViewModel() -> ClaimsListViewModel {
        refreshing(ClaimsListViewModel(repository: container.claimsRepository, coordinator: self))
    }

    func makeClaimsDetailViewModel(claimId: Int) -> ClaimsDetailViewModel {
        refreshing(ClaimsDetailViewModel(claimId: claimId, repository: container.claimsRepository, coordinator: self))
    }

    func makeClaimsEditViewModel(claimId: Int) -> ClaimsEditViewModel {
        asking(ClaimsEditViewModel(claimId: claimId, repository: container.claimsRepository, coordinator: self))
    }

    func makeClaimsAddViewModel() -> ClaimsAddViewModel {
        asking(ClaimsAddViewModel(repository: container.claimsRepository, coordinator: self))
    }

    func makeClaimsProgressViewModel(claimId: Int) -> ClaimsProgressViewModel {
        refreshing(ClaimsProgressViewModel(claimId: claimId, repository: container.claimsRepository, coordinator: self))
    }
}
