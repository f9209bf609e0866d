import Common
import UIKit

/// Starts the 2 flows of a patient.
final class HomeCoordinator: HomeFlowCoordinatorProtocol {
    let router: Router
    let flowID = FlowID.home
    weak var finishDelegate: CoordinatorFinishDelegate?
    private(set) weak var rootViewController: UIViewController?
    var childCoordinators: [ChildCoordinator] = []

    private let patient = Patient(number: 0, name: "")
    private let homeFactory: HomeViewControllerFactoryProtocol
    private let appointmentsCoordinatorFactory: AppointmentsCoordinatorFactoryProtocol
    private let prescriptionsCoordinatorFactory: PrescriptionsCoordinatorFactoryProtocol

    init(
        router: Router,
        homeFactory: HomeViewControllerFactoryProtocol,
        appointmentsCoordinatorFactory: AppointmentsCoordinatorFactoryProtocol,
        prescriptionsCoordinatorFactory: PrescriptionsCoordinatorFactoryProtocol
    ) {
        self.router = router
        self.homeFactory = homeFactory
        self.appointmentsCoordinatorFactory = appointmentsCoordinatorFactory
        self.prescriptionsCoordinatorFactory = prescriptionsCoordinatorFactory
    }

    func start(animated: Bool) {
        let viewController = homeFactory.makeHomeViewController(coordinator: self)
        rootViewController = viewController
        router.push(viewController, animated: animated)
    }

    private func run(_ child: ChildCoordinator) {
        child.finishDelegate = self
        addChildCoordinator(child)
        child.start(animated: true)
    }
}

// MARK: - HomeCoordinatorActions

extension HomeCoordinator: HomeCoordinatorActions {
    func showAppointments() {
        run(appointmentsCoordinatorFactory.makeAppointmentsCoordinator(router: router, patient: patient))
    }

    func showPrescriptions() {
        run(prescriptionsCoordinatorFactory.makePrescriptionsCoordinator(router: router, patient: patient))
    }
}
