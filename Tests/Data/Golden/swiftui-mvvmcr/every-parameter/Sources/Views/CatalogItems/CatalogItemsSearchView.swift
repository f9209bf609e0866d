import SwiftUI

struct CatalogItemsSearchView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: CatalogItemsSearchViewModel

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
        .navigationTitle("catalogItems.search.title")
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
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("catalogItems.search")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "catalogItems.search.empty.title", message: "catalogItems.search.empty.message")
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
        .accessibilityIdentifier("catalogItems.search.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        CatalogItemsSearchView(
            viewModel: CatalogItemsSearchViewModel(
                query: "Query 1",
                limit: 82,
                minimum: 72.5,
                onlyNew: true,
                order: .newest,
                service: MockCatalogItemsService(),
                coordinator: nil
            )
        )
    }
}
#endif
