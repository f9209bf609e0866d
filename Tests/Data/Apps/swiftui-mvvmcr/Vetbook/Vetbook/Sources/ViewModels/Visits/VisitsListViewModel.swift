import Combine

final class VisitsListViewModel: ObservableObject {
    @Published var visits: [Visit] = []

    private let visitService: VisitServiceProtocol
    weak var coordinator: VisitsCoordinator?

    init(visitService: VisitServiceProtocol, coordinator: VisitsCoordinator?) {
        self.visitService = visitService
        self.coordinator = coordinator
    }

    @MainActor
    func loadData() async {
        visits = (try? await visitService.fetchVisits()) ?? []
    }
}
