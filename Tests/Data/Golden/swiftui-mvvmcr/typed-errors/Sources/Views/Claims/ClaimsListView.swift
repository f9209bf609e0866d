import SwiftUI

struct ClaimsListView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: ClaimsListViewModel

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
        .navigationTitle("claims.list.title")
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("claims.list.showAdd") {
                    viewModel.showAdd()
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
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            if let item = viewModel.claimCount {
                Section("claims.list.getClaimCount") {
                    Text(item, format: .number)
                }
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
            if viewModel.hasMorePages, let error = viewModel.pageError {
                Button {
                    Task { await viewModel.loadNextPage() }
                } label: {
                    Label(error.userMessage, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
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
                EmptyStateView(title: "claims.list.empty.title", message: "claims.list.empty.message")
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
        ClaimsListView(viewModel: ClaimsListViewModel(service: MockClaimsService(), coordinator: nil))
    }
}
#endif
