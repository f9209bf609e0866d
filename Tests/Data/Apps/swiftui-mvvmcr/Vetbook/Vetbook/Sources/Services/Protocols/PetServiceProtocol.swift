import Foundation

enum ServiceError: Error {
    case notFound
}

protocol PetServiceProtocol {
    func fetchPets() async throws -> [Pet]
    func fetchPet(id: String) async throws -> Pet
}
