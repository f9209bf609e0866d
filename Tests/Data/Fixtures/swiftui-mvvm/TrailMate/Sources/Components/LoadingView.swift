import SwiftUI

struct LoadingView: View {
	let caption: String

	var body: some View {
		VStack {
			ProgressView()
			Text(caption)
		}
	}
}
