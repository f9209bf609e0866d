@MainActor
final class BeaconListViewModel {
    private let service: BeaconService
    private let selection = Observable<Beacon>()

    var rows: Driver<[String]> {
        Driver(source: service.beacons).map { beacons in beacons.map { $0.isLit ? "● \($0.name)" : "○ \($0.name)" } }
    }

    var selected: Driver<Beacon> {
        selection.asDriver()
    }

    init(service: BeaconService) {
        self.service = service
    }

    func select(_ index: Int) {
        selection.send(service.beacons.value[index])
    }
}
