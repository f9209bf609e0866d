import Common
import SwiftUI

struct DeliveriesHistoryView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: DeliveriesHistoryViewModel

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
        .navigationTitle(Text("deliveries.history.title", bundle: .module))
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
            if viewModel.hasMorePages, let error = viewModel.pageError {
                Button {
                    Task { await viewModel.loadNextPage() }
                } label: {
                    ErrorLabel(message: error.userMessage)
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
                EmptyStateView(
                    title: Text("deliveries.history.empty.title", bundle: .module),
                    message: Text("deliveries.history.empty.message", bundle: .module)
                )
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
        .accessibilityIdentifier("deliveries.history.row.\(item.id)")
        .swipeActions {
            Button {
                Task { await viewModel.archiveDelivery(item) }
            } label: {
                Label {
                    Text("deliveries.history.archiveDelivery", bundle: .module)
                } icon: {
                    Image(systemName: "checkmark")
                }
            }
            .disabled(viewModel.isWorking)
        }
    }
}

#if DEBUG
#Preview {
    NavigationView {
        DeliveriesHistoryView(
            viewModel: DeliveriesHistoryViewModel(
                state: .underway,
                interactor: DeliveriesHistoryInteractor(repository: MockDeliveriesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
