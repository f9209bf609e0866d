import Common
import SwiftUI
import UIKit

final class PrescriptionsCoordinator: PrescriptionsFlowCoordinatorProtocol {
    let router: Router
    let flowID = FlowID.prescriptions
    weak var finishDelegate: CoordinatorFinishDelegate?
    private(set) weak var rootViewController: UIViewController?

    init(router: Router) {
        self.router = router
    }

    func start(animated: Bool) {
        let viewController = UIHostingController(rootView: PrescriptionsView(viewModel: PrescriptionsViewModel()))
        rootViewController = viewController
        router.push(viewController, animated: animated)
    }
}

struct PrescriptionsCoordinatorFactory: PrescriptionsCoordinatorFactoryProtocol {
    func makePrescriptionsCoordinator(router: Router, patient: Patient) -> PrescriptionsFlowCoordinatorProtocol {
        return PrescriptionsCoordinator(router: router)
    }
}
