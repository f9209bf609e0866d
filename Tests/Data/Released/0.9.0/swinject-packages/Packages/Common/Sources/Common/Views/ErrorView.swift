import SwiftUI

public struct ErrorView: View {
    private let message: Text
    private let retryAction: () -> Void

    public init(message: Text, retryAction: @escaping () -> Void) {
        self.message = message
        self.retryAction = retryAction
    }

    public var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.triangle")
                .font(.largeTitle)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            message
                .multilineTextAlignment(.center)
            Button(action: retryAction) {
                Text("common.retry", bundle: .module)
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("common.retry")
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview {
    ErrorView(message: CommonText.error, retryAction: {})
}
