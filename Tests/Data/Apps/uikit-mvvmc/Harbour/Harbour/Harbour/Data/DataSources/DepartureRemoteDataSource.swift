import Foundation

protocol DepartureRemoteDataSourceProtocol {
    func fetchDepartures(port: String) async throws -> [DepartureDTO]
    func fetchDeparture(id: Int) async throws -> DepartureDTO
}

class DepartureRemoteDataSource: DepartureRemoteDataSourceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func fetchDepartures(port: String) async throws -> [DepartureDTO] {
        return try await networkService.request(
            path: "/departures?port=\(port)",
            method: .get,
            headers: nil,
            body: nil,
            as: [DepartureDTO].self
        )
    }

    func fetchDeparture(id: Int) async throws -> DepartureDTO {
        return try await networkService.request(
            path: "/departures/\(id)",
            method: .get,
            headers: nil,
            body: nil,
            as: DepartureDTO.self
        )
    }
}
