import SwiftUI

final class PetsViewFactory {
    private let dependencyContainer: DependencyContainer
    private var cachedPetsListViewModel: PetsListViewModel?

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    func makePetsListView(coordinator: PetsCoordinator) -> some View {
        let viewModel = cachedPetsListViewModel
            ?? PetsListViewModel(petService: dependencyContainer.petService, coordinator: coordinator)
        cachedPetsListViewModel = viewModel
        return PetsListView(viewModel: viewModel)
    }

    func makePetDetailView(petId: String, coordinator: PetsCoordinator) -> some View {
        PetDetailView(
            viewModel: PetDetailViewModel(
                petId: petId,
                petService: dependencyContainer.petService,
                coordinator: coordinator
            )
        )
    }
}
