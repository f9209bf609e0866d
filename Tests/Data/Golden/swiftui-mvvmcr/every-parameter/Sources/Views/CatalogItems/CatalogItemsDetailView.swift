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
                EmptyStateView(title: "catalogItems.detail.empty.title", message: "catalogItems.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("catalogItems.detail.title")
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
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.name)
                .font(.title)
            if let summary = item.summary {
                Section("catalogItems.detail.property.summary") {
                    Text(summary)
                }
            }
            Section("catalogItems.detail.property.price") {
                Text(item.price, format: .number)
            }
            Section("catalogItems.detail.property.stock") {
                Text(item.stock, format: .number)
            }
            Section("catalogItems.detail.property.isNew") {
                Text(item.isNew ? "common.yes" : "common.no")
            }
            Section("catalogItems.detail.property.added") {
                Text(item.added, style: .date)
            }
            Section("catalogItems.detail.property.tags") {
                Text(item.tags.joined(separator: ", "))
            }
            if let page = item.page {
                Section("catalogItems.detail.property.page") {
                    Link(page.absoluteString, destination: page)
                }
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
                service: MockCatalogItemsService(),
                coordinator: nil
            )
        )
    }
}
#endif
