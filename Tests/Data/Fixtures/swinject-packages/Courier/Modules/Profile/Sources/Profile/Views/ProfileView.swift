import SwiftUI

struct ProfileView: View {
    @ObservedObject var viewModel: ProfileViewModel

    var body: some View {
        Button(viewModel.name) { viewModel.showDetails() }
    }
}
