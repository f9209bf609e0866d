import Common
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
                EmptyStateView(
                    title: Text("claims.progress.empty.title", bundle: .module),
                    message: Text("claims.progress.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("claims.progress.title", bundle: .module))
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
                ErrorLabel(message: error.userMessage)
            }
            Text(item.remark)
                .font(.title)
            Section {
                Text(item.done, format: .number)
            } header: {
                Text("claims.progress.property.done", bundle: .module)
            }
        }
        .accessibilityIdentifier("claims.progress")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsProgressView(
            viewModel: ClaimsProgressViewModel(
                claimId: 26,
                interactor: ClaimsProgressInteractor(repository: MockClaimsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
