import Combine

final class AppointmentsViewModel: ObservableObject {
    @Published private(set) var appointments: [Appointment] = []
    @Published private(set) var problem: String?

    private weak var coordinator: AppointmentsCoordinatorActions?
    private let interactor: AppointmentsInteractorProtocol

    init(coordinator: AppointmentsCoordinatorActions, interactor: AppointmentsInteractorProtocol) {
        self.coordinator = coordinator
        self.interactor = interactor
    }

    @MainActor
    func load() async {
        do {
            appointments = try await interactor.upcoming()
            problem = nil
        } catch {
            problem = "The clinic does not answer."
        }
    }

    func closeTapped() {
        coordinator?.leaveAppointments()
    }
}
