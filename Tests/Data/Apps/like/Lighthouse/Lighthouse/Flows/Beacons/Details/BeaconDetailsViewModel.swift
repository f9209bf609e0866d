@MainActor
final class BeaconDetailsViewModel {
    let name: String
    let state: Driver<String>

    init(beacon: Beacon) {
        name = beacon.name
        state = Relay(beacon.isLit ? "lit" : "dark").asDriver()
    }
}
