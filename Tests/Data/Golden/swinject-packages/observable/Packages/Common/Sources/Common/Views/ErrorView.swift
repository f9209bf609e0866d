import SwiftUI

public struct ErrorView: View {
    private let message: Text
    private let retryAction: () -> Void

    public init(message: Text, retryAction: @escaping () -> Void) {
        self.message = message
        self.retryAction = retryAction
    }

    public var body: some View {
        ContentUnavailableView {
            Label {
                message
            } icon: {
                Image(systemName: "exclamationmark.triangle")
            }
        } actions: {
            Button(action: retryAction) {
                Text("common.retry", bundle: .module)
            }
            .accessibilityIdentifier("common.retry")
        }
    }
}

#Preview {
    ErrorView(message: CommonText.error, retryAction: {})
}
