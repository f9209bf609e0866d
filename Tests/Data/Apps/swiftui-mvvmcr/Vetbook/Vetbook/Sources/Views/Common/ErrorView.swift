import SwiftUI

struct ErrorView: View {
    let iconName: String
    let message: String
    let retryAction: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: iconName)
            Text(message)
            Button("Retry", action: retryAction)
        }
    }
}
