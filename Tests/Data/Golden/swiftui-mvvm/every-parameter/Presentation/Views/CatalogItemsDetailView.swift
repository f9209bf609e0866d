import SwiftUI

struct CatalogItemsDetailView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: CatalogItemsDetailViewModel

    init(viewModel: @autoclosure @escaping () -> CatalogItemsDetailViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item)
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "catalogItems.detail.empty.title", message: "catalogItems.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("catalogItems.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: CatalogItem) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.name)
                .font(.title)
            if let summary = item.summary {
                LabeledContent("catalogItems.detail.property.summary", value: summary)
            }
            LabeledContent("catalogItems.detail.property.price", value: item.price, format: .number)
            LabeledContent("catalogItems.detail.property.stock", value: item.stock, format: .number)
            LabeledContent("catalogItems.detail.property.isNew") {
                Text(item.isNew ? "common.yes" : "common.no")
            }
            LabeledContent("catalogItems.detail.property.added") {
                Text(item.added, style: .date)
            }
            LabeledContent("catalogItems.detail.property.tags", value: item.tags.joined(separator: ", "))
            if let page = item.page {
                LabeledContent("catalogItems.detail.property.page") {
                    Link(page.absoluteString, destination: page)
                }
            }
            LabeledContent("catalogItems.detail.property.maker", value: item.maker.name)
        }
        .accessibilityIdentifier("catalogItems.detail")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        CatalogItemsDetailView(
            viewModel: CatalogItemsDetailViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                repository: MockCatalogItemsRepository(),
                coordinator: nil
            )
        )
    }
}
#endif
