import SwiftUI

struct ErrorView: View {
    let message: LocalizedStringKey
    let retryAction: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(message, systemImage: "exclamationmark.triangle")
        } actions: {
            Button("common.retry", action: retryAction)
                .accessibilityIdentifier("common.retry")
        }
    }
}

#Preview {
    ErrorView(message: "common.error", retryAction: {})
}
