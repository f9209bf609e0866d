import SwiftUI

struct ProfileView: View {
	@StateObject var viewModel: ProfileViewModel

	var body: some View {
		Form {
			TextField("Name", text: $viewModel.name)
			Button("Settings", action: viewModel.openSettings)
		}
	}
}
