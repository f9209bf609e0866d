import UIKit

final class LiveModuleFactory: ModuleFactory {
    private let client: APIClient

    init(client: APIClient) {
        self.client = client
    }

    func makeHarvests() -> UIViewController {
        HarvestsRouter.build(service: HarvestService(client: client))
    }

    func makeGrowers() -> UIViewController {
        GrowersRouter.build(service: GrowerService(client: client))
    }

    func makeOrders() -> UIViewController {
        OrdersRouter.build(service: OrderService(client: client), factory: self)
    }
}
