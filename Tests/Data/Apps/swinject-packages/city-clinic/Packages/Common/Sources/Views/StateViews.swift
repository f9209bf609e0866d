import SwiftUI

public struct LoadingView: View {
    private let text: String

    public init(text: String) {
        self.text = text
    }

    public var body: some View {
        ProgressView(text)
    }
}

public struct ErrorView: View {
    private let icon: String
    private let message: String
    private let retryTitle: String
    private let onRetry: () -> Void

    public init(icon: String, message: String, retryTitle: String, onRetry: @escaping () -> Void) {
        self.icon = icon
        self.message = message
        self.retryTitle = retryTitle
        self.onRetry = onRetry
    }

    public var body: some View {
        VStack(spacing: 12) {
            Image(systemName: icon)
            Text(message)
            Button(retryTitle, action: onRetry)
        }
        .padding()
    }
}

public struct EmptyStateView: View {
    private let icon: String
    private let title: String

    public init(icon: String, title: String) {
        self.icon = icon
        self.title = title
    }

    public var body: some View {
        Label(title, systemImage: icon)
    }
}
