import Common
import SwiftUI

struct FavoritesView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: FavoritesViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if viewModel.error != nil {
                ErrorView(
                    message: Text("favorites.list.error", bundle: .module),
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("favorites.list.title", bundle: .module))
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private var content: some View {
        List {
            if viewModel.error != nil {
                ErrorLabel()
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("favorites.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("favorites.list.empty.title", bundle: .module),
                    message: Text("favorites.list.empty.message", bundle: .module)
                )
            }
        }
    }

    private func row(_ item: FavoritesItem) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.title)
        }
        .tint(.primary)
        .accessibilityIdentifier("favorites.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        FavoritesView(
            viewModel: FavoritesViewModel(
                interactor: FavoritesInteractor(repository: MockFavoritesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
