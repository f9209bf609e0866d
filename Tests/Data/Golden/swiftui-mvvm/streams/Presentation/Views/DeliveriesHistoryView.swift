import SwiftUI

struct DeliveriesHistoryView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: DeliveriesHistoryViewModel

    init(viewModel: @autoclosure @escaping () -> DeliveriesHistoryViewModel) {
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
        .navigationTitle("deliveries.history.title")
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
            if viewModel.hasMorePages, let error = viewModel.pageError {
                Button {
                    Task { await viewModel.loadNextPage() }
                } label: {
                    Label(error.userMessage, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
                }
                .accessibilityIdentifier("deliveries.history.nextPage.retry")
            } else if viewModel.hasMorePages {
                ProgressView()
                    .frame(maxWidth: .infinity)
                    .task(id: viewModel.items.count) {
                        await viewModel.loadNextPage()
                    }
                    .accessibilityIdentifier("deliveries.history.nextPage")
            }
        }
        .accessibilityIdentifier("deliveries.history")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "deliveries.history.empty.title", message: "deliveries.history.empty.message")
            }
        }
    }

    private func row(_ item: Delivery) -> some View {
        Button {
            viewModel.didSelectDelivery(item)
        } label: {
            Text(item.title)
        }
        .tint(.primary)
        .accessibilityIdentifier("deliveries.history.row.\(item.id)")
        .swipeActions {
            Button {
                Task { await viewModel.archiveDelivery(item) }
            } label: {
                Label("deliveries.history.archiveDelivery", systemImage: "checkmark")
            }
            .disabled(viewModel.isLoading)
        }
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        DeliveriesHistoryView(
            viewModel: DeliveriesHistoryViewModel(
                state: .underway,
                repository: MockDeliveriesRepository(),
                coordinator: nil
            )
        )
    }
}
#endif
