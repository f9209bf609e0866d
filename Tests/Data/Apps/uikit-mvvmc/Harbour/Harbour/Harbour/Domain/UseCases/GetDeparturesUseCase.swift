import Foundation

protocol GetDeparturesUseCaseProtocol {
    func execute(port: String) async throws -> [Departure]
}

class GetDeparturesUseCase: GetDeparturesUseCaseProtocol {
    private let repository: DepartureRepositoryProtocol

    init(repository: DepartureRepositoryProtocol) {
        self.repository = repository
    }

    func execute(port: String) async throws -> [Departure] {
        return try await repository.departures(from: port).sorted { $0.minutes < $1.minutes }
    }
}
