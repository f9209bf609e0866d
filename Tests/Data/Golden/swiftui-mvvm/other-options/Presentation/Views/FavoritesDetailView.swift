import SwiftUI

struct FavoritesDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingRemoveFavorite = false

    @State private var viewModel: FavoritesDetailViewModel

    init(viewModel: FavoritesDetailViewModel) {
        _viewModel = State(initialValue: viewModel)
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
                EmptyStateView(title: "favorites.detail.empty.title", message: "favorites.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("favorites.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("favorites.detail.showEdit") {
                    viewModel.didTapEdit()
                }
                .accessibilityIdentifier("favorites.detail.showEdit")
            }
        }
        .confirmationDialog(
            "favorites.detail.removeFavorite.confirmation",
            isPresented: $isConfirmingRemoveFavorite,
            titleVisibility: .visible
        ) {
            Button("favorites.detail.removeFavorite", role: .destructive) {
                Task { await viewModel.removeFavorite() }
            }
        }
        .task(id: attempt) {
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: Favorite) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            if let note = item.note {
                LabeledContent("favorites.detail.property.note", value: note)
            }
            Section {
                Button("favorites.detail.removeFavorite", role: .destructive) {
                    isConfirmingRemoveFavorite = true
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("favorites.detail.removeFavorite")
            }
        }
        .accessibilityIdentifier("favorites.detail")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        FavoritesDetailView(
            viewModel: FavoritesDetailViewModel(
                itemId: "item-1",
                repository: MockFavoritesRepository(),
                coordinator: nil
            )
        )
    }
}
#endif
