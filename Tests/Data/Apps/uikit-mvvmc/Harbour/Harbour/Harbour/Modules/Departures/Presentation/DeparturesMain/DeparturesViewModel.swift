import Combine
import Foundation

protocol DeparturesViewModelInput {
    @MainActor func loadInitialData() async
}

protocol DeparturesViewModelOutput: ObservableObject {
    var departures: [Departure] { get }
    var errorMessage: String? { get }
}

class DeparturesViewModel: DeparturesViewModelOutput {
    private let userManager: UserManagerProtocol
    private let getDeparturesUseCase: GetDeparturesUseCaseProtocol

    @Published private(set) var departures: [Departure] = []
    @Published private(set) var errorMessage: String?

    init(userManager: UserManagerProtocol, getDeparturesUseCase: GetDeparturesUseCaseProtocol) {
        self.userManager = userManager
        self.getDeparturesUseCase = getDeparturesUseCase
    }
}

extension DeparturesViewModel: DeparturesViewModelInput {
    @MainActor
    func loadInitialData() async {
        do {
            departures = try await getDeparturesUseCase.execute(port: userManager.homePort)
            errorMessage = nil
        } catch {
            errorMessage = "The timetable is not available."
        }
    }
}
