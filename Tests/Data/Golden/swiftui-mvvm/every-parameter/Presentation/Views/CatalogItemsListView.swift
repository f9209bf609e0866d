import SwiftUI

struct CatalogItemsListView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: CatalogItemsListViewModel

    init(viewModel: @autoclosure @escaping () -> CatalogItemsListViewModel) {
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
        .navigationTitle("catalogItems.list.title")
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
        .accessibilityIdentifier("catalogItems.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "catalogItems.list.empty.title", message: "catalogItems.list.empty.message")
            }
        }
    }

    private func row(_ item: CatalogItem) -> some View {
        Button {
            viewModel.didSelectCatalogItem(item)
        } label: {
            Text(item.name)
        }
        .tint(.primary)
        .accessibilityIdentifier("catalogItems.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        CatalogItemsListView(
            viewModel: CatalogItemsListViewModel(repository: MockCatalogItemsRepository(), coordinator: nil)
        )
    }
}
#endif
