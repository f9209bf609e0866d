import SwiftUI

public struct EmptyStateView: View {
    private let title: Text
    private let message: Text

    public init(title: Text, message: Text) {
        self.title = title
        self.message = message
    }

    public var body: some View {
        ContentUnavailableView {
            Label {
                title
            } icon: {
                Image(systemName: "tray")
            }
        } description: {
            message
        }
    }
}

#Preview {
    EmptyStateView(title: CommonText.none, message: CommonText.error)
}
