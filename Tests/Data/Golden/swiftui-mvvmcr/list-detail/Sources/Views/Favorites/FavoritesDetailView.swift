import SwiftUI

struct FavoritesDetailView: View {
    @ObservedObject var viewModel: FavoritesDetailViewModel

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item: item)
            } else if viewModel.error != nil {
                ErrorView(
                    message: "favorites.detail.error",
                    retryAction: { Task { await viewModel.loadData() } }
                )
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "favorites.detail.empty.title", message: "favorites.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("favorites.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .task {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: FavoritesItem) -> some View {
        List {
            if viewModel.error != nil {
                Label("common.error", systemImage: "exclamationmark.triangle")
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
