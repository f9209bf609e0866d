import Common
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
                EmptyStateView(
                    title: Text("favorites.detail.empty.title", bundle: .module),
                    message: Text("favorites.detail.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("favorites.detail.title", bundle: .module))
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
                ErrorLabel(message: error.userMessage)
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
            viewModel: FavoritesDetailViewModel(
                itemId: "item-1",
                interactor: FavoritesDetailInteractor(repository: MockFavoritesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
