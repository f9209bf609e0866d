import Combine
import Foundation

final class PetDetailViewModel: ObservableObject {
    @Published var pet: Pet?
    @Published var error: Error?

    let petId: String
    private let petService: PetServiceProtocol
    weak var coordinator: PetsCoordinator?

    init(petId: String, petService: PetServiceProtocol, coordinator: PetsCoordinator?) {
        self.petId = petId
        self.petService = petService
        self.coordinator = coordinator
    }

    @MainActor
    func loadData() async {
        do {
            pet = try await petService.fetchPet(id: petId)
            error = nil
        } catch {
            self.error = error
        }
    }
}
