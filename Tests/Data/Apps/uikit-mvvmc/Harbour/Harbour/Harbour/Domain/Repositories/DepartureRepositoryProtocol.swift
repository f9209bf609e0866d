import Foundation

protocol DepartureRepositoryProtocol {
    func departures(from port: String) async throws -> [Departure]
    func departure(id: Int) async throws -> Departure
}
