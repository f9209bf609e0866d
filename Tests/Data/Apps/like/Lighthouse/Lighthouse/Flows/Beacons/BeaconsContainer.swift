@MainActor
struct BeaconsContainer {
    let beacons: BeaconService

    func makeListViewController() -> BeaconListViewController {
        BeaconListViewController(viewModel: BeaconListViewModel(service: beacons))
    }

    func makeDetailsViewController(for beacon: Beacon) -> BeaconDetailsViewController {
        BeaconDetailsViewController(viewModel: BeaconDetailsViewModel(beacon: beacon))
    }
}
