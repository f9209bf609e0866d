protocol StationRepositoryProtocol: Sendable {
    func stations() async throws -> [Station]
}

struct MockStationRepository: StationRepositoryProtocol {
    func stations() async throws -> [Station] {
        [Station(id: 7, name: "Barmouth"), Station(id: 9, name: "Fishguard")]
    }
}
