import SwiftUI

struct LoadingView: View {
    private let text: String
    private let systemImage: String

    init(_ text: String, systemImage: String) {
        self.text = text
        self.systemImage = systemImage
    }

    var body: some View {
        Label(text, systemImage: systemImage)
    }
}

struct EmptyStateView: View {
    private let title: String
    private let systemImage: String

    init(_ title: String, systemImage: String) {
        self.title = title
        self.systemImage = systemImage
    }

    var body: some View {
        Label(title, systemImage: systemImage)
    }
}

struct ErrorView: View {
    let title: String
    let reason: String
    let systemImage: String
    let onRetry: () -> Void

    var body: some View {
        VStack {
            Label(title, systemImage: systemImage)
            Text(reason)
            Button("Try again", action: onRetry)
        }
    }
}
