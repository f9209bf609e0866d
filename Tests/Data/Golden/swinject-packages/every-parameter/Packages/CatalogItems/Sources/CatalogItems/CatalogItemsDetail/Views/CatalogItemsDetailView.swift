import Common
import SwiftUI

struct CatalogItemsDetailView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: CatalogItemsDetailViewModel

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
                    title: Text("catalogItems.detail.empty.title", bundle: .module),
                    message: Text("catalogItems.detail.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("catalogItems.detail.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: CatalogItem) -> some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Text(item.name)
                .font(.title)
            if let summary = item.summary {
                Section {
                    Text(summary)
                } header: {
                    Text("catalogItems.detail.property.summary", bundle: .module)
                }
            }
            Section {
                Text(item.price, format: .number)
            } header: {
                Text("catalogItems.detail.property.price", bundle: .module)
            }
            Section {
                Text(item.stock, format: .number)
            } header: {
                Text("catalogItems.detail.property.stock", bundle: .module)
            }
            Section {
                item.isNew ? CommonText.yes : CommonText.no
            } header: {
                Text("catalogItems.detail.property.isNew", bundle: .module)
            }
            Section {
                Text(item.added, style: .date)
            } header: {
                Text("catalogItems.detail.property.added", bundle: .module)
            }
            Section {
                Text(String(describing: item.tags))
            } header: {
                Text("catalogItems.detail.property.tags", bundle: .module)
            }
            if let page = item.page {
                Section {
                    Link(page.absoluteString, destination: page)
                } header: {
                    Text("catalogItems.detail.property.page", bundle: .module)
                }
            }
            Section {
                Text(String(describing: item.maker))
            } header: {
                Text("catalogItems.detail.property.maker", bundle: .module)
            }
        }
        .accessibilityIdentifier("catalogItems.detail")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        CatalogItemsDetailView(
            viewModel: CatalogItemsDetailViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                interactor: CatalogItemsDetailInteractor(repository: MockCatalogItemsRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
