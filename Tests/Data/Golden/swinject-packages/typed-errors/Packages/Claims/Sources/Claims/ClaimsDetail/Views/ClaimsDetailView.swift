import Common
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
                EmptyStateView(
                    title: Text("claims.detail.empty.title", bundle: .module),
                    message: Text("claims.detail.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("claims.detail.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Menu {
                    Button {
                        viewModel.showEdit()
                    } label: {
                        Text("claims.detail.showEdit", bundle: .module)
                    }
                    .accessibilityIdentifier("claims.detail.showEdit")
                    Button {
                        viewModel.showProgress()
                    } label: {
                        Text("claims.detail.showProgress", bundle: .module)
                    }
                    .accessibilityIdentifier("claims.detail.showProgress")
                } label: {
                    Label {
                        CommonText.more
                    } icon: {
                        Image(systemName: "ellipsis.circle")
                    }
                }
                .accessibilityIdentifier("claims.detail.more")
            }
        }
        .navigationBarBackButtonHidden(viewModel.isWorking)
        .confirmationDialog(
            Text("claims.detail.removeClaim.confirmation", bundle: .module),
            isPresented: $isConfirmingRemoveClaim,
            titleVisibility: .visible
        ) {
            Button(role: .destructive) {
                Task { await viewModel.removeClaim() }
            } label: {
                Text("claims.detail.removeClaim", bundle: .module)
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
                ErrorLabel(message: error.userMessage)
            }
            Text(item.title)
                .font(.title)
            if let note = item.note {
                Section {
                    Text(note)
                } header: {
                    Text("claims.detail.property.note", bundle: .module)
                }
            }
            Section {
                Button {
                    Task { await viewModel.closeClaim() }
                } label: {
                    Text("claims.detail.closeClaim", bundle: .module)
                }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("claims.detail.closeClaim")
                Button(role: .destructive) {
                    isConfirmingRemoveClaim = true
                } label: {
                    Text("claims.detail.removeClaim", bundle: .module)
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
        ClaimsDetailView(
            viewModel: ClaimsDetailViewModel(
                claimId: 26,
                interactor: ClaimsDetailInteractor(repository: MockClaimsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
