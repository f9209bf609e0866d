import SwiftUI

struct PetDetailView: View {
    @ObservedObject var viewModel: PetDetailViewModel

    var body: some View {
        Group {
            if let pet = viewModel.pet {
                Text(pet.name)
            } else if viewModel.error != nil {
                ErrorView(iconName: "wifi.slash", message: "This pet cannot be shown.") {
                    Task { await viewModel.loadData() }
                }
            } else {
                ProgressView()
            }
        }
        .task { await viewModel.loadData() }
    }
}
