import UIKit
@testable import Orchard

final class StubModuleFactory: ModuleFactory {
    private(set) var made: [RootTab] = []

    func makeHarvests() -> UIViewController {
        made.append(.harvests)
        return UIViewController()
    }

    func makeGrowers() -> UIViewController {
        made.append(.growers)
        return UIViewController()
    }

    func makeOrders() -> UIViewController {
        made.append(.orders)
        return UIViewController()
    }
}
