import UIKit

public protocol HomeFlowCoordinatorProtocol: ChildCoordinator, ParentCoordinator {}
public protocol AppointmentsFlowCoordinatorProtocol: ChildCoordinator {}
public protocol PrescriptionsFlowCoordinatorProtocol: ChildCoordinator {}

public protocol HomeCoordinatorFactoryProtocol {
    func makeHomeCoordinator(router: Router) -> HomeFlowCoordinatorProtocol
}

public protocol AppointmentsCoordinatorFactoryProtocol {
    func makeAppointmentsCoordinator(router: Router, patient: Patient) -> AppointmentsFlowCoordinatorProtocol
}

public protocol PrescriptionsCoordinatorFactoryProtocol {
    func makePrescriptionsCoordinator(router: Router, patient: Patient) -> PrescriptionsFlowCoordinatorProtocol
}
