import Foundation

protocol VisitServiceProtocol {
    func fetchVisits() async throws -> [Visit]
}
