@MainActor
final class KeeperDetailsViewModel {
    let name: String

    init(keeper: Keeper) {
        name = keeper.name
    }
}
