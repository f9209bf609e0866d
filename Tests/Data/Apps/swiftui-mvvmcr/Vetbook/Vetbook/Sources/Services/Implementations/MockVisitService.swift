import Foundation

final class MockVisitService: VisitServiceProtocol {
    func fetchVisits() async throws -> [Visit] {
        [Visit(id: "v1", petId: "p2", reason: "Vaccination")]
    }
}
