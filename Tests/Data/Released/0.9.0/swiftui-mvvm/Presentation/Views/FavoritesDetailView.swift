import SwiftUI

struct FavoritesDetailView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: FavoritesDetailViewModel

    init(viewModel: @autoclosure @escaping () -> FavoritesDetailViewModel) {
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
                EmptyStateView(title: "favorites.detail.empty.title", message: "favorites.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("favorites.detail.title")
        .navigationBarTitleDisplayMode(.inline)
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
