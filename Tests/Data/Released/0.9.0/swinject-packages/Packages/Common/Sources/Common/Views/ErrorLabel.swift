import SwiftUI

/// Says that something has failed while there is something to show.
public struct ErrorLabel: View {
    public init() {}

    public var body: some View {
        Label {
            CommonText.error
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
