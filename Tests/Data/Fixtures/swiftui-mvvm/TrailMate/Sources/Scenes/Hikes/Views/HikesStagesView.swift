import SwiftUI

struct HikesStagesView: View {
	@StateObject var viewModel: HikesStagesViewModel

	var body: some View {
		List(viewModel.stages, id: \.self) { Text($0) }
			.toolbar {
				ToolbarItem(placement: .cancellationAction) {
					Button("Back", action: viewModel.close)
				}
			}
			.task { await viewModel.load() }
	}
}
