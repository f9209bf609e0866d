import SwiftUI

struct PetsListView: View {
    @ObservedObject var viewModel: PetsListViewModel

    var body: some View {
        content
            .navigationTitle("Pets")
            .task { await viewModel.loadData() }
    }

    @ViewBuilder
    private var content: some View {
        if viewModel.isLoading && viewModel.pets.isEmpty {
            ProgressView()
        } else if viewModel.error != nil {
            ErrorView(iconName: "wifi.slash", message: "Your pets cannot be shown.") {
                Task { await viewModel.loadData() }
            }
        } else if viewModel.pets.isEmpty {
            EmptyStateView(iconName: "pawprint", title: "No pets", message: "The practice adds them.")
        } else {
            List(viewModel.pets) { pet in
                Button(pet.name) { viewModel.showPet(pet) }
            }
        }
    }
}
