import SwiftUI

struct ClaimsDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingRemoveClaim = false

    @ObservedObject var viewModel: ClaimsDetailViewModel

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
                EmptyStateView(title: "claims.detail.empty.title", message: "claims.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("claims.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Menu {
                    Button("claims.detail.showEdit") {
                        viewModel.showEdit()
                    }
                    .accessibilityIdentifier("claims.detail.showEdit")
                    Button("claims.detail.showProgress") {
                        viewModel.showProgress()
                    }
                    .accessibilityIdentifier("claims.detail.showProgress")
                } label: {
                    Label("common.more", systemImage: "ellipsis.circle")
                }
                .accessibilityIdentifier("claims.detail.more")
            }
        }
        .confirmationDialog(
            "claims.detail.removeClaim.confirmation",
            isPresented: $isConfirmingRemoveClaim,
            titleVisibility: .visible
        ) {
            Button("claims.detail.removeClaim", role: .destructive) {
                Task { await viewModel.removeClaim() }
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: Claim) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            if let note = item.note {
                Section("claims.detail.property.note") {
                    Text(note)
                }
            }
            Section {
                Button("claims.detail.closeClaim") {
                    Task { await viewModel.closeClaim() }
                }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("claims.detail.closeClaim")
                Button("claims.detail.removeClaim", role: .destructive) {
                    isConfirmingRemoveClaim = true
                }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("claims.detail.removeClaim")
            }
        }
        .accessibilityIdentifier("claims.detail")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        ClaimsDetailView(viewModel: ClaimsDetailViewModel(claimId: 26, service: MockClaimsService(), coordinator: nil))
    }
}
#endif
