import SwiftUI

struct ClaimsDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingRemoveClaim = false

    @StateObject private var viewModel: ClaimsDetailViewModel

    init(viewModel: @autoclosure @escaping () -> ClaimsDetailViewModel) {
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
                EmptyStateView(title: "claims.detail.empty.title", message: "claims.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("claims.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu {
                    Button("claims.detail.showEdit") {
                        viewModel.didTapEdit()
                    }
                    .accessibilityIdentifier("claims.detail.showEdit")
                    Button("claims.detail.showProgress") {
                        viewModel.didTapProgress()
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
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: Claim) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            if let note = item.note {
                LabeledContent("claims.detail.property.note", value: note)
            }
            Section {
                Button("claims.detail.closeClaim") {
                    Task { await viewModel.closeClaim() }
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("claims.detail.closeClaim")
                Button("claims.detail.removeClaim", role: .destructive) {
                    isConfirmingRemoveClaim = true
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("claims.detail.removeClaim")
            }
        }
        .accessibilityIdentifier("claims.detail")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        ClaimsDetailView(
            viewModel: ClaimsDetailViewModel(claimId: 26, repository: MockClaimsRepository(), coordinator: nil)
        )
    }
}
#endif
