import Combine

final class HomeViewModel: ObservableObject {
    @Published private(set) var greeting = "Good morning"

    private weak var coordinator: HomeCoordinatorActions?

    init(coordinator: HomeCoordinatorActions) {
        self.coordinator = coordinator
    }

    func appointmentsTapped() {
        coordinator?.showAppointments()
    }

    func prescriptionsTapped() {
        coordinator?.showPrescriptions()
    }
}
