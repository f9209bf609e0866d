import SwiftUI

struct EmptyStateView: View {
    let iconName: String
    let title: String
    let message: String
    var action: (() -> Void)?

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: iconName)
            Text(title)
            Text(message)
            if let action = action {
                Button("Reload", action: action)
            }
        }
    }
}
