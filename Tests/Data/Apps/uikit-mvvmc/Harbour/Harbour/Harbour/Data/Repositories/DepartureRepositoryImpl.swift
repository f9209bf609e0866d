import Foundation

class DepartureRepositoryImpl: DepartureRepositoryProtocol {
    private let remoteDataSource: DepartureRemoteDataSourceProtocol

    init(remoteDataSource: DepartureRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    func departures(from port: String) async throws -> [Departure] {
        return try await remoteDataSource.fetchDepartures(port: port).map(\.departure)
    }

    func departure(id: Int) async throws -> Departure {
        return try await remoteDataSource.fetchDeparture(id: id).departure
    }
}
