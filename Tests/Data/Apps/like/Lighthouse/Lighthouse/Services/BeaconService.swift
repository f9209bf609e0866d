struct Beacon: Equatable, Sendable {
    let name: String
    let isLit: Bool
}

@MainActor
final class BeaconService {
    let beacons = Relay([Beacon(name: "North Rock", isLit: true), Beacon(name: "Old Pier", isLit: false)])
}
