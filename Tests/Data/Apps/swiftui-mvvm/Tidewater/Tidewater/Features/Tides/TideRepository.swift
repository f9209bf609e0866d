protocol TideRepositoryProtocol: Sendable {
    func tides(near station: Station?) async throws -> [Tide]
}

struct MockTideRepository: TideRepositoryProtocol {
    func tides(near station: Station?) async throws -> [Tide] {
        let all = [
            Tide(id: 1, station: Station(id: 7, name: "Barmouth"), metres: 4.2),
            Tide(id: 2, station: Station(id: 9, name: "Fishguard"), metres: 3.1),
        ]
        return all.filter { station == nil || $0.station == station }
    }
}
