import SwiftUI

struct EmptyStateView: View {
    let symbol: String
    let title: String
    let hint: String

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol)
            Text(title)
            Text(hint)
        }
    }
}

struct ErrorView: View {
    let error: AppError
    let retry: () async -> Void

    var body: some View {
        VStack(spacing: 8) {
            Text(error.text)
            Button("Again") { Task { await retry() } }
        }
    }
}
