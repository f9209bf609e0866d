import Common
import Swinject
import UIKit

final class AppointmentsCoordinator: AppointmentsFlowCoordinatorProtocol {
    let router: Router
    let flowID = FlowID.appointments
    weak var finishDelegate: CoordinatorFinishDelegate?
    private(set) weak var rootViewController: UIViewController?

    private let patient: Patient
    private let factory: AppointmentsViewControllerFactoryProtocol

    init(router: Router, patient: Patient, factory: AppointmentsViewControllerFactoryProtocol) {
        self.router = router
        self.patient = patient
        self.factory = factory
    }

    func start(animated: Bool) {
        let viewController = factory.makeAppointmentsViewController(coordinator: self)
        viewController.title = patient.name
        rootViewController = viewController
        router.push(viewController, animated: animated)
    }
}

extension AppointmentsCoordinator: AppointmentsCoordinatorActions {
    func leaveAppointments() {
        router.pop(animated: true)
        finishDelegate?.coordinatorDidFinish(self, because: .done)
    }
}

struct AppointmentsCoordinatorFactory: AppointmentsCoordinatorFactoryProtocol {
    let resolver: Resolver

    func makeAppointmentsCoordinator(router: Router, patient: Patient) -> AppointmentsFlowCoordinatorProtocol {
        let factory = resolver.resolve(AppointmentsViewControllerFactoryProtocol.self)!
        return AppointmentsCoordinator(router: router, patient: patient, factory: factory)
    }
}
