import SwiftUI

struct DeliveriesListView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: DeliveriesListViewModel

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
        .navigationTitle("deliveries.list.title")
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("deliveries.list.showHistory") {
                    viewModel.showHistory()
                }
                .accessibilityIdentifier("deliveries.list.showHistory")
            }
        }
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
        .accessibilityIdentifier("deliveries.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "deliveries.list.empty.title", message: "deliveries.list.empty.message")
            }
        }
    }

    private func row(_ item: Delivery) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.title)
        }
        .tint(.primary)
        .accessibilityIdentifier("deliveries.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        DeliveriesListView(viewModel: DeliveriesListViewModel(service: MockDeliveriesService(), coordinator: nil))
    }
}
#endif
