import SwiftUI

struct ClaimsProgressView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: ClaimsProgressViewModel

    init(viewModel: @autoclosure @escaping () -> ClaimsProgressViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item)
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "claims.progress.empty.title", message: "claims.progress.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("claims.progress.title")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: ClaimProgress) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.remark)
                .font(.title)
            LabeledContent("claims.progress.property.done", value: item.done, format: .number)
        }
        .accessibilityIdentifier("claims.progress")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        ClaimsProgressView(
            viewModel: ClaimsProgressViewModel(claimId: 26, repository: MockClaimsRepository(), coordinator: nil)
        )
    }
}
#endif
