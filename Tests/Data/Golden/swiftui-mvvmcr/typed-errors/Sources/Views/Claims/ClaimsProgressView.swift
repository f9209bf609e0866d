import SwiftUI

struct ClaimsProgressView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: ClaimsProgressViewModel

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item: item)
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "claims.progress.empty.title", message: "claims.progress.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("claims.progress.title")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: ClaimProgress) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.remark)
                .font(.title)
            Section("claims.progress.property.done") {
                Text(item.done, format: .number)
            }
        }
        .accessibilityIdentifier("claims.progress")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsProgressView(
            viewModel: ClaimsProgressViewModel(claimId: 26, service: MockClaimsService(), coordinator: nil)
        )
    }
}
#endif
