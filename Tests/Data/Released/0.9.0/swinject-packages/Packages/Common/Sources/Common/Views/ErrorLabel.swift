import SwiftUI

/// Says that something has failed while there is something to show.
public struct ErrorLabel: View {
    private let message: Text

    public init(message: Text = CommonText.error) {
        self.message = message
    }

    public var body: some View {
        Label {
            message
        } icon: {
            Image(systemName: "exclamationmark.triangle")
        }
        .foregroundStyle(.red)
        .accessibilityIdentifier("common.error")
    }
}

#Preview {
    ErrorLabel()
}
