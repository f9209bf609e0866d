import Common
import SwiftUI

struct ClaimsView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: ClaimsViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("claims.list.title", bundle: .module))
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    viewModel.showAdd()
                } label: {
                    Text("claims.list.showAdd", bundle: .module)
                }
                .accessibilityIdentifier("claims.list.showAdd")
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private var content: some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            if let item = viewModel.claimCount {
                Section {
                    Text(item, format: .number)
                } header: {
                    Text("claims.list.getClaimCount", bundle: .module)
                }
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
            if viewModel.hasMorePages, let error = viewModel.pageError {
                Button {
                    Task { await viewModel.loadNextPage() }
                } label: {
                    ErrorLabel(message: error.userMessage)
                }
                .accessibilityIdentifier("claims.list.nextPage.retry")
            } else if viewModel.hasMorePages {
                ProgressView()
                    .frame(maxWidth: .infinity)
                    .task(id: viewModel.items.count) {
                        await viewModel.loadNextPage()
                    }
                    .accessibilityIdentifier("claims.list.nextPage")
            }
        }
        .accessibilityIdentifier("claims.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("claims.list.empty.title", bundle: .module),
                    message: Text("claims.list.empty.message", bundle: .module)
                )
            }
        }
    }

    private func row(_ item: Claim) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.title)
        }
        .tint(.primary)
        .accessibilityIdentifier("claims.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsView(
            viewModel: ClaimsViewModel(
                interactor: ClaimsInteractor(repository: MockClaimsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
