import SwiftUI

struct HikesOverviewView: View {
	@StateObject var viewModel: HikesOverviewViewModel

	var body: some View {
		Group {
			switch viewModel.phase {
			case .busy:
				LoadingView(caption: "Looking for trails…")
			case .failed:
				EmptyStateView(icon: "wifi.slash", text: "No connection")
			case .idle:
				List(viewModel.items) { hike in
					Button(hike.name) { viewModel.open(hike) }
				}
			}
		}
		.task { await viewModel.load() }
	}
}
