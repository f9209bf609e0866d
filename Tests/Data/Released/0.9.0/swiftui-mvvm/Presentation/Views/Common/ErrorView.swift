import SwiftUI

struct ErrorView: View {
    let message: LocalizedStringKey
    let retryAction: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.triangle")
                .font(.largeTitle)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text(message)
                .multilineTextAlignment(.center)
            Button("common.retry", action: retryAction)
                .buttonStyle(.bordered)
                .accessibilityIdentifier("common.retry")
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview {
    ErrorView(message: "common.error", retryAction: {})
}
