@testable import Harbour

final class StubDepartureRepository: DepartureRepositoryProtocol {
    func departures(from port: String) async throws -> [Departure] {
        return [
            Departure(id: 1, route: "Stromness – Scrabster", minutes: 90),
            Departure(id: 2, route: "Stromness – Graemsay", minutes: 25),
        ]
    }

    func departure(id: Int) async throws -> Departure {
        return Departure(id: id, route: "Stromness – Scrabster", minutes: 90)
    }
}
