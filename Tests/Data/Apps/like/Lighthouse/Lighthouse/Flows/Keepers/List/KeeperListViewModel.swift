@MainActor
final class KeeperListViewModel {
    private let service: KeeperService
    private let selection = Observable<Keeper>()

    var rows: Driver<[String]> {
        Driver(source: service.keepers).map { keepers in keepers.map { "\($0.name), \($0.nights) nights" } }
    }

    var selected: Driver<Keeper> {
        selection.asDriver()
    }

    init(service: KeeperService) {
        self.service = service
    }

    func select(_ index: Int) {
        selection.send(service.keepers.value[index])
    }
}
