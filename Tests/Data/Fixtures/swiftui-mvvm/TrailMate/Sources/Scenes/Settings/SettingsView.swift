import SwiftUI

struct SettingsView: View {
	@StateObject var viewModel: SettingsViewModel

	var body: some View {
		Form {
			Toggle("Miles", isOn: $viewModel.usesMiles)
			Button("Done", action: viewModel.close)
		}
	}
}
