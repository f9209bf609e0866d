import Foundation

final class MockPetService: PetServiceProtocol {
    private let pets = [
        Pet(id: "p1", name: "Bramble", kind: "Rabbit"),
        Pet(id: "p2", name: "Otto", kind: "Dachshund"),
    ]

    func fetchPets() async throws -> [Pet] {
        pets
    }

    func fetchPet(id: String) async throws -> Pet {
        guard let pet = pets.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return pet
    }
}
