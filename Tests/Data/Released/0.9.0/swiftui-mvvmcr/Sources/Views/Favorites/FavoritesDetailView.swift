import SwiftUI

struct FavoritesDetailView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: FavoritesDetailViewModel

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
                EmptyStateView(title: "favorites.detail.empty.title", message: "favorites.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("favorites.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: Favorite) -> some View {
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
    NavigationView {
        FavoritesDetailView(
            viewModel: FavoritesDetailViewModel(itemId: "item-1", service: MockFavoritesService(), coordinator: nil)
        )
    }
}
#endif
