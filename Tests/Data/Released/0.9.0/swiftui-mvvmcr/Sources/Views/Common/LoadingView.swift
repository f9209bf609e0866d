import SwiftUI

struct LoadingView: View {
    var body: some View {
        ProgressView("common.loading")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("common.loading")
    }
}

#Preview {
    LoadingView()
}
