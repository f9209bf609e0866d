import SwiftUI

struct FavoritesListView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: FavoritesListViewModel

    init(viewModel: @autoclosure @escaping () -> FavoritesListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else {
                LoadingView()
            }
        }
        .navigationTitle("favorites.list.title")
        .task(id: attempt) {
            await viewModel.load()
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
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("favorites.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "favorites.list.empty.title", message: "favorites.list.empty.message")
            }
        }
    }

    private func row(_ item: Favorite) -> some View {
        Button {
            viewModel.didSelectFavorite(item)
        } label: {
            Text(item.title)
        }
        .tint(.primary)
        .accessibilityIdentifier("favorites.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        FavoritesListView(viewModel: FavoritesListViewModel(repository: MockFavoritesRepository(), coordinator: nil))
    }
}
#endif
