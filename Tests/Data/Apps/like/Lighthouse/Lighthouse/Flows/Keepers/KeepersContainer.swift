@MainActor
struct KeepersContainer {
    let keepers: KeeperService

    func makeListViewController() -> KeeperListViewController {
        KeeperListViewController(viewModel: KeeperListViewModel(service: keepers))
    }

    func makeDetailsViewController(for keeper: Keeper) -> KeeperDetailsViewController {
        KeeperDetailsViewController(viewModel: KeeperDetailsViewModel(keeper: keeper))
    }
}
