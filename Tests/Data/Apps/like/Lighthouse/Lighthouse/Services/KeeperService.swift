struct Keeper: Equatable, Sendable {
    let name: String
    let nights: Int
}

@MainActor
final class KeeperService {
    let keepers = Relay([Keeper(name: "Sanna", nights: 12), Keeper(name: "Birk", nights: 4)])
}
