import Common
import SwiftUI

struct CatalogItemsView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: CatalogItemsViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("catalogItems.list.title", bundle: .module))
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private var content: some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("catalogItems.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("catalogItems.list.empty.title", bundle: .module),
                    message: Text("catalogItems.list.empty.message", bundle: .module)
                )
            }
        }
    }

    private func row(_ item: CatalogItem) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.name)
        }
        .tint(.primary)
        .accessibilityIdentifier("catalogItems.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        CatalogItemsView(
            viewModel: CatalogItemsViewModel(
                interactor: CatalogItemsInteractor(repository: MockCatalogItemsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
