import Combine
import Foundation
import OSLog

final class PetsListViewModel: ObservableObject {
    @Published var pets: [Pet] = []
    @Published var isLoading = false
    @Published var error: Error?

    private let petService: PetServiceProtocol
    weak var coordinator: PetsCoordinator?

    init(petService: PetServiceProtocol, coordinator: PetsCoordinator?) {
        self.petService = petService
        self.coordinator = coordinator
    }

    @MainActor
    func loadData() async {
        isLoading = true
        defer { isLoading = false }
        do {
            pets = try await petService.fetchPets()
            error = nil
        } catch {
            self.error = error
            Logger.pets.error("no pets: \(error.localizedDescription)")
        }
    }

    func showPet(_ pet: Pet) {
        coordinator?.push(.detail(petId: pet.id))
    }
}
