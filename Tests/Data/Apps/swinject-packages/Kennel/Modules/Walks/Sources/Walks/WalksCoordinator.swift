import Common
import UIKit

@MainActor
final class WalksCoordinator: ChildCoordinator {
    let router: any Router
    weak var finishDelegate: (any CoordinatorFinishDelegate)?
    private(set) weak var rootViewController: UIViewController?

    init(router: any Router) {
        self.router = router
    }

    func start() {
        let viewController = WalksViewController(walks: ["River", "Hill"])
        rootViewController = viewController
        router.push(viewController, animated: true, onPop: nil)
    }
}

struct WalksCoordinatorFactory: WalksCoordinatorFactoryProtocol {
    func makeWalksCoordinator(router: any Router) -> any ChildCoordinator {
        WalksCoordinator(router: router)
    }
}

final class WalksViewController: UIViewController {
    let walks: [String]

    init(walks: [String]) {
        self.walks = walks
        super.init(nibName: nil, bundle: nil)
        title = "Walks"
    }

    required init?(coder: NSCoder) { nil }
}
