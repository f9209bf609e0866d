import SwiftUI

struct EmptyStateView: View {
	let icon: String
	let text: String

	var body: some View {
		Label(text, systemImage: icon)
	}
}
